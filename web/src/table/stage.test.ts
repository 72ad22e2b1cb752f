import { beforeEach, expect, test, vi } from 'vitest';
import { settings } from '$lib/settings.svelte';
import { plugin as musketeers } from '../games/musketeers';
import { opening } from '../games/musketeers/fixture';
import { Stage, type Scene } from './stage.svelte';
import type { GamePlugin } from './types';

const sealed = {
  type: 'Sealed',
  question: 'musketeers.lay_rewards',
  seat: 1,
  rule: 'MU-9',
} as const;
const scene = (number: number): Scene => ({
  number,
  events: [sealed],
  steps: [],
  view: { ...opening, hand_number: number },
});

function stageWith(told: number[]): Stage {
  const stage = new Stage(musketeers as GamePlugin, {
    told: (_, number) => told.push(number),
    play: () => undefined,
  });
  stage.jump(opening);
  return stage;
}
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  settings.reducedMotion = 'on';
  settings.speed = 0;
});

test('a held stage shows nothing new until it is let go', async () => {
  const told: number[] = [];
  const stage = stageWith(told);
  stage.held = true;
  stage.enqueue(scene(1));
  stage.enqueue(scene(2));
  await settled();
  expect(told).toEqual([]);
  stage.held = false;
  await settled();
  expect(told).toEqual([1, 2]);
  expect(stage.moving).toBe(false);
});

test('what is shown once more is not told once more', async () => {
  const told: number[] = [];
  const stage = stageWith(told);
  stage.enqueue(scene(1));
  stage.enqueue(scene(2));
  await settled();
  stage.jump(opening);
  stage.enqueue(scene(2));
  await settled();
  expect(stage.shown).toMatchObject({ hand_number: 2 });
  stage.enqueue(scene(3));
  await settled();
  expect(told).toEqual([1, 2, 3]);
});

test('a jump leaves what was held behind', async () => {
  const told: number[] = [];
  const stage = stageWith(told);
  stage.held = true;
  stage.enqueue(scene(1));
  await settled();
  stage.jump({ ...opening, hand_number: 7 });
  stage.held = false;
  await settled();
  expect(told).toEqual([]);
  expect(stage.shown).toMatchObject({ hand_number: 7 });
});

test('while an event is shown the stage says what it changed of the totals', async () => {
  const seen: number[][] = [];
  const stage: Stage = new Stage(musketeers as GamePlugin, {
    told: () => seen.push(stage.changes),
    play: () => undefined,
  });
  stage.jump(opening);
  const places = opening.places.map((place, seat) => ({ ...place, total: place.total + 3 * seat }));
  stage.enqueue({ ...scene(1), view: { ...opening, places } });
  await settled();
  expect(seen).toEqual([opening.places.map((_, seat) => 3 * seat)]);
  expect(stage.changes).toEqual([]);
});

test('what does not move is shown as long as the chosen pace wants', async () => {
  vi.useFakeTimers();
  settings.speed = 2;
  const stage = stageWith([]);
  const revealed = { type: 'CardsRevealed' } as unknown as Scene['events'][number];
  stage.enqueue({ ...scene(1), events: [revealed] });
  await vi.advanceTimersByTimeAsync(900);
  expect(stage.now).toBe(revealed);
  stage.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(stage.now).toBeNull();
  vi.useRealTimers();
});

test('a moment in which nothing is told has been seen as well', async () => {
  const stage = stageWith([]);
  stage.enqueue({ ...scene(3), events: [] });
  await settled();
  expect(stage.moment).toBe(3);
  stage.jump(opening);
  expect(stage.moment).toBe(3);
  stage.jump(opening, 1);
  expect(stage.moment).toBe(1);
});
