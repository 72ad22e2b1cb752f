import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { setLanguage } from '$lib/i18n.svelte';
import { settings } from '$lib/settings.svelte';
import { plugin as musketeers } from '../games/musketeers';
import { moments, names, opening } from '../games/musketeers/fixture';
import { NO_HELP } from '../help/load';
import type { Action, TableInfo, View } from '../protocol';
import { Chooser } from './chooser.svelte';
import { Stage, type Scene } from './stage.svelte';
import Table from './Table.svelte';
import type { GamePlugin } from './types';

const plugin = musketeers as GamePlugin;
const table: TableInfo = {
  id: 'abcdefgh',
  game: 'musketeers',
  status: 'playing',
  seats: names.map((name) => ({
    kind: 'person',
    name,
    player: null,
    level: null,
    online: true,
    stand_in: false,
    promise: null,
    share: null,
  })),
  options: {},
  corrected: false,
  public: true,
  absence: { mode: 'wait', seconds: 120 },
  answer_window: 0,
  help: NO_HELP,
  creator: '',
  created: '',
  commitment: 'c0ffee',
  moments: 1,
  outcome: null,
  rematch: null,
  imported: false,
  what_if: null,
  deal: null,
  attendance: [],
  removed: [],
};

let sent: Action[] = [];

beforeAll(async () => {
  await setLanguage('en');
  settings.speed = 0;
});
afterEach(cleanup);
beforeEach(() => {
  sent = [];
});

function lay(view: View): { chooser: Chooser; stage: Stage } {
  const chooser = new Chooser((action) => sent.push(action));
  const stage = new Stage(plugin, { told: () => undefined, play: () => undefined });
  stage.jump(view);
  chooser.ask(view.question);
  const told = [{ number: 0, events: moments[0]?.events ?? [] }];
  render(Table, {
    props: {
      plugin,
      table,
      names,
      me: 0,
      shown: view,
      stage,
      chooser,
      told,
      href: (moment: number) => `/replay/abcdefgh#moment=${moment}`,
    },
  });
  return { chooser, stage };
}

test('three cards are chosen with the keyboard alone', async () => {
  lay(opening);
  const press = (key: string) =>
    window.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  for (const key of ['1', '5', '0']) press(key);
  (document.activeElement as HTMLElement).blur();
  press('Enter');
  const hand = opening.hand;
  expect(sent).toEqual([{ type: 'LayRewards', cards: [hand[0], hand[4], hand[9]] }]);
});

test('the plate of a seat says what its game notes of it', () => {
  const places = opening.places.map((place, seat) => ({ ...place, jailed: seat === 2 }));
  lay({ ...opening, places });
  const plates = [0, 1, 2].map((seat) => document.querySelector(`[data-at="seat-${seat}"]`));
  expect(plates.map((plate) => plate?.textContent.includes('in prison'))).toEqual([
    false,
    false,
    true,
  ]);
});

test('every choice is in the list of plain sentences', () => {
  lay(opening);
  expect(screen.getAllByRole('checkbox', { hidden: true })).toHaveLength(12);
});

test('the prompt names its rule', () => {
  lay(opening);
  const bar = screen.getByRole('group', { name: 'What to do' });
  expect(bar.textContent).toContain('Lay three of your twelve cards aside');
  expect(bar.textContent).toContain('MU-9');
});

test('the stage plays a whole hand and stops where the reader turns the page', async () => {
  const { stage } = lay(opening);
  const last = moments.at(-1);
  if (!last) throw new Error('a hand is recorded');
  const end = { ...opening, places: last.after.places } as View;
  for (const { number, events } of moments) stage.enqueue({ number, events, steps: [], view: end });
  await expect.poll(() => stage.pause?.type).toBe('HandEnded');
  stage.goOn();
  await expect.poll(() => stage.moving).toBe(false);
  expect(stage.shown).toBe(end);
});

test('each event of a moment shows the table as the server saw it then', async () => {
  const shown: [string, number, boolean][] = [];
  const stage: Stage = new Stage(plugin, {
    told: (event) =>
      shown.push([event.type, stage.shown?.seats ?? 0, stage.shown?.question === null]),
    play: () => undefined,
  });
  stage.jump(opening);
  const sealed = { type: 'Sealed', question: 'musketeers.lay_rewards', rule: 'MU-9' } as const;
  const events = [0, 1, 2].map((seat) => ({ ...sealed, seat }));
  const steps: Scene['steps'] = [[[['question'], null]], [[['seats'], 2]]];
  const end: View = { ...opening, seats: 1 };
  stage.enqueue({ number: 1, events, steps, view: end });
  await expect.poll(() => stage.moving).toBe(false);
  expect(shown).toEqual([
    ['Sealed', 3, true],
    ['Sealed', 2, true],
    ['Sealed', 1, false],
  ]);
  expect(stage.shown).toBe(end);
});
