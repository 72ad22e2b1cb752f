import { beforeEach, expect, test } from 'vitest';
import { FocusKeeper } from './focus';
import { pressed } from './keys';
import { Chooser } from './chooser.svelte';
import type { Stage } from './stage.svelte';

const HAND = [1, 2, 3, 4].map((card) => `<button data-choice id="c${card}"></button>`).join('');
let root: HTMLElement;
let keeper: FocusKeeper;
const find = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;
const focused = (): string | undefined => document.activeElement?.id;

beforeEach(() => {
  document.body.innerHTML = `<div id="root"><div id="bar" data-at="prompt" tabindex="-1"></div>${HAND}</div>
    <details open><summary id="list">list</summary><button id="listed"></button></details>`;
  root = find('root');
  keeper = new FocusKeeper();
  document.addEventListener('focusin', ({ target }) => keeper.came(target, root));
});

function vanish(id: string): void {
  find(id).focus();
  find(id).remove();
  (document.activeElement as HTMLElement | null)?.blur();
  keeper.keep();
}

function press(key: string): void {
  const chooser = new Chooser(() => undefined);
  const action = { type: 'PlayCard', card: '1/0' } as const;
  chooser.ask({
    id: 'x',
    rule: 'MU-9',
    number: 1,
    asked: [0],
    waiting: [0],
    choices: { type: 'OneOf', actions: [action] },
    mine: null,
  });
  const event = new KeyboardEvent('keydown', { key });
  pressed(event, root, chooser, { moving: false } as Stage, keeper.was);
}

test('the prompt keeps the focus of a card that was played, and arrows go on from there', () => {
  vanish('c2');
  expect(focused()).toBe('bar');
  press('ArrowRight');
  expect(focused()).toBe('c3');
});

test('backwards they go on to the one before', () => {
  vanish('c3');
  press('ArrowLeft');
  expect(focused()).toBe('c2');
});

test('the list keeps the focus of what was chosen there', () => {
  vanish('listed');
  expect(focused()).toBe('list');
});

test('who left by themselves is left alone', () => {
  find('c1').focus();
  keeper.left();
  find('c1').remove();
  (document.activeElement as HTMLElement | null)?.blur();
  keeper.keep();
  expect(focused()).not.toBe('bar');
});
