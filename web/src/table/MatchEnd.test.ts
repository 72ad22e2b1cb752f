import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { setLanguage } from '$lib/i18n.svelte';
import { plugin } from '../games/musketeers';
import { names, opening } from '../games/musketeers/fixture';
import type { View } from '../protocol';
import { aTable } from '../shell/testing';
import MatchEnd from './MatchEnd.svelte';
import type { GamePlugin, Round } from './types';

beforeAll(() => setLanguage('en'));
afterEach(cleanup);

function end(me: number | null): void {
  const view = { ...opening, outcome: { ranks: [3, 1, 2], scores: [40, 104, 70] } } as View;
  render(MatchEnd, {
    props: {
      plugin: plugin as GamePlugin,
      reader: { names, me, view },
      table: aTable(),
      told: [],
      rematch: () => undefined,
      href: () => '',
      close: () => undefined,
    },
  });
}

test('readers hear how they did, and their row is marked', () => {
  end(0);
  expect(screen.getByText('You came third.')).toBeTruthy();
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

test('what put equals in their order is a column that is marked, and said', () => {
  const view = { ...opening, outcome: { ranks: [1, 2, 3], scores: [5, 5, 3] } } as View;
  const columns: Round[] = [
    { title: 'Credits', short: 'Credits', scores: [0, 0, 1], breaksTies: true },
    { title: 'Florins', short: 'Florins', scores: [900, 400, 9000], breaksTies: true },
  ];
  render(MatchEnd, {
    props: {
      plugin: { ...(plugin as GamePlugin), rounds: () => columns },
      reader: { names, me: null, view },
      table: aTable(),
      told: [],
      rematch: () => undefined,
      href: () => '',
      close: () => undefined,
    },
  });
  expect(screen.getByText('The order was decided by: Florins.')).toBeTruthy();
  expect(document.querySelector('th.decides')?.textContent?.trim()).toBe('Florins');
});
