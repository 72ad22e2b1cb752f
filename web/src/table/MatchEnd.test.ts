import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { needTexts, setLanguage } from '$lib/i18n.svelte';
import { plugin as marquis } from '../games/marquis';
import { opening as marquisOpening } from '../games/marquis/fixture';
import { plugin as marracash } from '../games/marracash';
import { opening as soukOpening } from '../games/marracash/fixture';
import { plugin } from '../games/musketeers';
import { names, opening } from '../games/musketeers/fixture';
import type { Decisive, PlayedDeal, View } from '../protocol';
import { aTable } from '../shell/testing';
import MatchEnd from './MatchEnd.svelte';
import type { GamePlugin } from './types';

beforeAll(async () => {
  await setLanguage('en');
  await needTexts('ending');
});
afterEach(cleanup);

function end(me: number | null, decisive: Decisive[] = [], deal: PlayedDeal | null = null): void {
  const view = { ...opening, outcome: { ranks: [3, 1, 2], scores: [40, 104, 70] } } as View;
  render(MatchEnd, {
    props: {
      plugin: plugin as GamePlugin,
      reader: { names, me, view },
      table: { ...aTable(), deal },
      decisive,
      rematch: () => undefined,
      href: () => '',
      close: () => undefined,
    },
  });
}

test('readers hear how they did, and their row is marked', () => {
  end(0);
  expect(screen.getByText('You came 3rd.')).toBeTruthy();
  expect(document.querySelector('tr.me th')?.textContent).toContain('A');
});

test('the winner and a spectator are told who won and no more', () => {
  end(1);
  expect(screen.getByText('You win!')).toBeTruthy();
  expect(screen.queryByText(/You came/)).toBeNull();
  cleanup();
  end(null);
  expect(screen.getByText('B wins!')).toBeTruthy();
  expect(document.querySelector('tr.me')).toBeNull();
});

test('what the rules say decided the game leads to the moment before it', () => {
  const facts = { seat: 1, hand: 2, score: 30 };
  end(0, [{ moment: 7, id: 'third-jewel', facts, rule: 'MU-33' }]);
  expect(screen.getByText(/^Hand 2: B gets the third jewel and scores 30\./)).toBeTruthy();
  expect(screen.getByText('MU-33')).toBeTruthy();
});

test('what put equals in their order is a column that is marked, and said', () => {
  const outcome = { ranks: [1, 2, 3], scores: [5, 5, 3] };
  const view = { ...marquisOpening, outcome, decided_by: ['coins'] } as View;
  render(MatchEnd, {
    props: {
      plugin: marquis as GamePlugin,
      reader: { names, me: null, view },
      table: aTable(),
      decisive: [],
      rematch: () => undefined,
      href: () => '',
      close: () => undefined,
    },
  });
  expect(screen.getByText('What else decided the order: coins.')).toBeTruthy();
  expect(document.querySelector('th.decides')?.textContent?.trim()).toBe('coins');
});

test('on a phone the players stand side by side, and what they began with is in the sum', () => {
  const query = { matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal('matchMedia', () => query);
  const outcome = { ranks: [2, 1, 3], scores: [1200, 1300, 1100] };
  render(MatchEnd, {
    props: {
      plugin: marracash as GamePlugin,
      reader: { names, me: 0, view: { ...soukOpening, outcome } as View },
      table: aTable(),
      decisive: [],
      rematch: () => undefined,
      href: () => '',
      close: () => undefined,
    },
  });
  vi.unstubAllGlobals();
  const headings = screen.getAllByRole('columnheader', { hidden: true });
  expect(headings.map((each) => each.textContent.trim())).toEqual(['Player', 'B', 'A (you)', 'C']);
  const rows = screen.getAllByRole('row', { hidden: true }).map((each) => each.textContent);
  expect(rows.some((row) => row?.replace(/\s/g, '') === 'Start1,2001,2001,200')).toBe(true);
});

test('a deal of the day leads to its table, and keeps its record till the day is over', () => {
  const choices = (): string[] =>
    [...document.querySelectorAll('footer > *')].map(({ textContent }) => textContent.trim());
  vi.useFakeTimers({ now: Date.parse('2026-11-18T23:59:00Z') });
  end(0, [], { day: '2026-11-18', counts: true });
  expect(choices()).toEqual(['Table of the day', 'Replay and analysis', 'Look at the table']);
  expect(screen.getByText('Table of the day').getAttribute('href')).toBe('/deals');
  cleanup();
  vi.setSystemTime(Date.parse('2026-11-19T00:00:00Z'));
  end(0, [], { day: '2026-11-18', counts: true });
  expect(choices()).toContain('Save the record');
  vi.useRealTimers();
});
