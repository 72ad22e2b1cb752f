import { beforeEach, expect, test } from 'vitest';
import { settings } from '$lib/settings.svelte';
import { plugin as musketeers } from '../games/musketeers';
import { opening } from '../games/musketeers/fixture';
import { SinceLastMove } from './since.svelte';
import { Stage, type Scene } from './stage.svelte';
import type { GamePlugin, ToldMoment } from './types';

const by = (seat: number, number: number): Scene => ({
  number,
  events: [{ type: 'Sealed', question: 'musketeers.lay_rewards', seat, rule: 'MU-9' }],
  steps: [],
  view: { ...opening, hand_number: number },
});
const SCENES = [by(0, 1), by(1, 2), by(0, 3), by(1, 4)];
const TOLD: ToldMoment[] = SCENES.map(({ number, events }) => ({ number, events }));

let shown: number[] = [];
let stage: Stage;
let since: SinceLastMove;

beforeEach(() => {
  settings.speed = 0;
  shown = [];
  stage = new Stage(musketeers as GamePlugin, { told: () => undefined, play: () => undefined });
  stage.jump(opening, 4);
  stage.enqueue = ({ number }) => shown.push(number);
  since = new SinceLastMove();
  for (const scene of SCENES) since.keep(scene);
});

test('what followed the last move is shown again, until the reader ends it', () => {
  since.toggle(stage, TOLD, 0);
  expect([since.from, shown]).toEqual([3, [4]]);
  since.toggle(stage, TOLD, 0);
  expect([since.from, shown]).toEqual([null, [4]]);
});

test('an answer that was given for the reader is not their move', () => {
  since.chose(0);
  since.toggle(stage, TOLD, 0);
  expect([since.from, shown]).toEqual([1, [2, 3, 4]]);
  since.chose(4);
  expect(since.from).toBeNull();
});

test('after a table is sent as a whole only its log says what followed', () => {
  since.forget();
  since.toggle(stage, TOLD, 0);
  expect([since.from, shown]).toEqual([3, []]);
});
