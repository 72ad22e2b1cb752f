import { afterEach, beforeEach, expect, test } from 'vitest';
import { settings } from '$lib/settings.svelte';
import type { Action } from '../protocol';
import { Chooser } from './chooser.svelte';
import { pressed } from './keys';
import type { Stage } from './stage.svelte';

const stage = { moving: false } as Stage;
let chooser: Chooser;
let sent: Action[];

beforeEach(() => {
  document.body.innerHTML =
    '<button data-choice data-key="1">1</button><button id="other">x</button>';
  sent = [];
  chooser = new Chooser((action) => sent.push(action));
  chooser.ask({
    id: 'musketeers.x',
    rule: 'MU-9',
    number: 1,
    asked: [0],
    waiting: [0],
    choices: {
      type: 'SomeOf',
      items: ['1/0', '2/0', '3/0'],
      count: 2,
      action: 'LayRewards',
      field: 'cards',
    },
    mine: null,
  });
});

afterEach(() => {
  settings.shortcuts = true;
});

function press(key: string, on: string): boolean {
  const target = document.querySelector<HTMLElement>(on);
  let taken = false;
  const listen = (event: KeyboardEvent): void => {
    taken = pressed(event, document.body, chooser, stage);
  };
  window.addEventListener('keydown', listen);
  target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  window.removeEventListener('keydown', listen);
  return taken;
}

test('Enter on a card is left to the card until enough is ticked, then it confirms', () => {
  chooser.toggle('1/0');
  expect(press('Enter', '[data-choice]')).toBe(false);
  chooser.toggle('2/0');
  expect(press('Enter', '[data-choice]')).toBe(true);
  expect(sent).toEqual([{ type: 'LayRewards', cards: ['1/0', '2/0'] }]);
});

test('Space always stays with the card, and Enter with any other button', () => {
  chooser.toggle('1/0');
  chooser.toggle('2/0');
  expect(press(' ', '[data-choice]')).toBe(false);
  expect(press('Enter', '#other')).toBe(false);
  expect(sent).toEqual([]);
});

test('digits choose unless single keys are switched off', () => {
  expect(press('1', '#other')).toBe(true);
  settings.shortcuts = false;
  expect(press('1', '#other')).toBe(false);
});
