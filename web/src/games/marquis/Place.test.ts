import { cleanup, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { setLanguage } from '$lib/i18n.svelte';
import type { MarquisView } from '../../protocol';
import { Chooser } from '../../table/chooser.svelte';
import { names, opening } from './fixture';
import Place from './Place.svelte';

beforeAll(() => setLanguage('en'));
afterEach(cleanup);

test('MQ-77: a marked Extortioner shows the rate that is in force', () => {
  const view = {
    ...opening,
    places: opening.places.map((place) => ({
      ...place,
      rate: { coins: 3, diamonds: 2 },
      open: {
        card: { card: 'E', identity: 'E', laid: true, used: false, rank: 0 },
        protects: null,
        protected_by: [],
        toll: false,
        marked: true,
      },
    })),
  } as unknown as MarquisView;
  render(Place, {
    seat: 1,
    view,
    reader: { names, me: 0, view },
    chooser: new Chooser(() => undefined),
    plate: createRawSnippet(() => ({ render: () => '<b>Ben</b>' })),
  });
  expect(screen.getByTitle('Has the better rate: two Extortioners lay open')).toBeTruthy();
  expect(screen.getByTitle('Rate now: 3 coins → 2 diamonds').textContent).toMatch(/^3→ 2/);
});

test('what lies before the reader is called theirs', () => {
  const view = {
    ...opening,
    places: opening.places.map((place, seat) => ({ ...place, open: null, seat })),
  } as unknown as MarquisView;
  const plate = createRawSnippet(() => ({ render: () => '<b>Ada</b>' }));
  const chooser = new Chooser(() => undefined);
  for (const seat of [0, 1]) {
    render(Place, { seat, view, reader: { names, me: 0, view }, chooser, plate });
  }
  expect(screen.getByTitle('You have no open character.')).toBeTruthy();
  expect(screen.getByTitle('Ben has no open character.')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'You' })).toBeTruthy();
});

test('whom a Countess protects is marked as on the plates: a letter alone would name a character', () => {
  const view = {
    ...opening,
    places: opening.places.map((place) => ({
      ...place,
      open: {
        card: { card: 'C', identity: 'C', laid: true, used: false, rank: 0 },
        protects: 0,
        protected_by: [2],
        toll: false,
        marked: false,
      },
    })),
  } as unknown as MarquisView;
  render(Place, {
    seat: 1,
    view,
    reader: { names, me: 0, view },
    chooser: new Chooser(() => undefined),
    plate: createRawSnippet(() => ({ render: () => '<b>Ben</b>' })),
  });
  const mark = (title: string) => screen.getByTitle(title).querySelector('.shield')?.className;
  expect(mark('Protects you')).toMatch(/\bs0\b/);
  expect(mark('Protected by Cleo’s Countess')).toMatch(/\bs2\b/);
});

test('the duty to lay the Prosecutor takes one line: its place does not grow', () => {
  const view = {
    ...opening,
    places: opening.places.map((place) => ({ ...place, open: null, bound: true })),
  } as unknown as MarquisView;
  render(Place, {
    seat: 1,
    view,
    reader: { names, me: 0, view },
    chooser: new Chooser(() => undefined),
    plate: createRawSnippet(() => ({ render: () => '<b>Ben</b>' })),
    attack: { culprit: 1, victim: 0 },
  });
  const note = screen.getByTitle('must lay the Prosecutor');
  expect(note.querySelector('[aria-hidden]')?.textContent).toBe('must lay:');
  expect(document.querySelector('.stack.attacks')).toBeTruthy();
  expect(document.querySelector('.attacked')).toBeNull();
});
