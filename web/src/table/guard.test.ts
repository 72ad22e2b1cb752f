import { cleanup, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { setLanguage } from '$lib/i18n.svelte';
import { settings } from '$lib/settings.svelte';
import { plugin as musketeers } from '../games/musketeers';
import { names, opening } from '../games/musketeers/fixture';
import type { Action, Question, View } from '../protocol';
import { Chooser } from './chooser.svelte';
import { UNREAD_MS } from './guard.svelte';
import { Stage } from './stage.svelte';
import Table from './Table.svelte';
import { aTable, person } from '../shell/testing';
import type { GamePlugin } from './types';

const plugin = musketeers as GamePlugin;
const cards = opening.hand.slice(0, 3);
const play = (card: string): Action => ({ type: 'PlayCard', card });
const asking = (number: number, count = 3): Question => ({
  id: 'musketeers.commit_card',
  rule: 'MU-12',
  number,
  asked: [0],
  waiting: [0],
  choices: { type: 'OneOf', actions: cards.slice(0, count).map(play) },
  mine: null,
});
const laying = (number: number): Question => ({
  ...asking(number),
  id: 'musketeers.lay_rewards',
  choices: { type: 'SomeOf', items: opening.hand, count: 3, action: 'LayRewards', field: 'cards' },
});

let given: [Action, number][] = [];
let chooser: Chooser;
let rerender: (props: { shown: View }) => Promise<void>;

beforeAll(async () => {
  await setLanguage('en');
  settings.speed = 0;
});
beforeEach(() => {
  vi.useFakeTimers();
  given = [];
  chooser = new Chooser((action, number) => given.push([action, number]));
  const stage = new Stage(plugin, { told: () => undefined, play: () => undefined });
  stage.jump(opening);
  const seats = names.map((name) => person(name));
  const table = aTable({ status: 'playing', seats });
  const props = { plugin, table, names, me: 0, shown: opening, stage, chooser };
  ({ rerender } = render(Table, { props: { ...props, told: [], href: () => '' } }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function ask(question: Question): Promise<void> {
  chooser.ask(question);
  await rerender({ shown: { ...opening, question } as View });
  await tick();
}

const first = (): HTMLElement => {
  const choice = document.querySelector<HTMLElement>('[data-choice]');
  if (!choice) throw new Error('nothing can be chosen');
  return choice;
};
const down = (): unknown => first().dispatchEvent(new Event('pointerdown', { bubbles: true }));
const up = (detail = 1): unknown =>
  first().dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
function click(detail = 1): void {
  down();
  up(detail);
}
const key = (key: string, repeat = false): unknown =>
  window.dispatchEvent(new KeyboardEvent('keydown', { key, repeat, bubbles: true }));

test('a press that began at one question does not answer the next', async () => {
  await ask(asking(1));
  down();
  await ask(asking(2));
  vi.advanceTimersByTime(5 * UNREAD_MS);
  up();
  expect(given).toEqual([]);
  click();
  expect(given).toEqual([[play(cards[0] ?? ''), 2]]);
});

test('a press that began before any question was open answers none', async () => {
  await ask({ ...asking(1), choices: null });
  document.querySelector('.table')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await ask(asking(1));
  up();
  expect(given).toEqual([]);
  click();
  expect(given).toHaveLength(1);
});

test('nobody has read what came in place of a question answered for them', async () => {
  await ask(asking(1, 1));
  await ask(asking(2));
  expect(document.querySelector('.table.unread')).not.toBeNull();
  click();
  key('1');
  up(0);
  expect(given).toEqual([]);
  vi.advanceTimersByTime(UNREAD_MS);
  await tick();
  expect(document.querySelector('.table.unread')).toBeNull();
  key('1');
  expect(given).toHaveLength(1);
});

test('players who answered themselves go on at once, by pointer, key and screen reader', async () => {
  await ask(asking(1));
  click();
  await ask(asking(2));
  click();
  await ask(asking(3));
  key('1');
  await ask(asking(4));
  up(0);
  expect(given.map(([, number]) => number)).toEqual([1, 2, 3, 4]);
});

test('a screen reader that clicks like a pointer is heard', async () => {
  await ask(asking(1));
  up(1);
  await ask(asking(2));
  click();
  await ask(asking(3));
  up(1);
  await ask(asking(4));
  down();
  document.querySelector('.table')?.dispatchEvent(new Event('pointercancel', { bubbles: true }));
  await ask(asking(5));
  vi.advanceTimersByTime(UNREAD_MS);
  up(1);
  expect(given.map(([, number]) => number)).toEqual([1, 2, 3, 5]);
});

test('the second half of a double click answers nothing new', async () => {
  await ask(asking(1));
  click(1);
  await ask(asking(2));
  click(2);
  expect(given).toHaveLength(1);
  vi.advanceTimersByTime(UNREAD_MS);
  click(3);
  expect(given).toHaveLength(2);
});

test('a key that is held down answers once', async () => {
  await ask(asking(1));
  key('1');
  await ask(asking(2));
  key('1', true);
  expect(given).toHaveLength(1);
  key('1');
  expect(given).toHaveLength(2);
});

test('a stray press or a held key makes no part of a choice either', async () => {
  await ask(asking(1));
  down();
  await ask(laying(2));
  vi.advanceTimersByTime(UNREAD_MS);
  up();
  key('1', true);
  const box = document.querySelector<HTMLInputElement>('.choices input');
  box?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await ask(laying(3));
  vi.advanceTimersByTime(UNREAD_MS);
  box?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1, cancelable: true }));
  expect(chooser.ticked).toEqual([]);
  click();
  expect(chooser.ticked).toHaveLength(1);
});

test('the space bar answers the question at which it went down', async () => {
  await ask(asking(1));
  key(' ');
  await ask(asking(2));
  vi.advanceTimersByTime(UNREAD_MS);
  up(0);
  expect(given).toEqual([]);
  key(' ');
  up(0);
  expect(given).toHaveLength(1);
});

test('a key that came up elsewhere is not held down any more', async () => {
  await ask(asking(1));
  key('x', true);
  window.dispatchEvent(new Event('blur'));
  up(0);
  expect(given).toHaveLength(1);
});
