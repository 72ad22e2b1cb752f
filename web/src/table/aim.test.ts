import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { setLanguage } from '$lib/i18n.svelte';
import { plugin as musketeers } from '../games/musketeers';
import { names, opening } from '../games/musketeers/fixture';
import type { MusketeersView } from '../protocol';
import { aimText } from './aim';
import Aim from './Aim.svelte';
import type { GamePlugin } from './types';

const plugin = musketeers as GamePlugin;

const standing = (...totals: number[]): MusketeersView => ({
  ...opening,
  duel: 5,
  options: { ...opening.options, match_mode: 'target' },
  places: opening.places.map((place, seat) => ({ ...place, total: totals[seat] ?? 0 })),
});
const told = (view: MusketeersView, me: number | null): string =>
  aimText(plugin, { names, me, view });

beforeAll(() => setLanguage('en'));
afterEach(cleanup);

test('the reader sees how far they are, who leads by how much, and how near the end is', () => {
  expect(told(standing(58, 70, 20), 0)).toBe(
    '58 of 100 · 12 ducats behind B · Hand 1 · Duel 5 of 9',
  );
  expect(told(standing(58, 70, 20), 2)).toContain('50 ducats behind B');
  expect(told(standing(58, 30, 57), 0)).toContain('you lead by 1 ducat ·');
});

test('nobody leads where the best are level, and others are told how far they are behind', () => {
  expect(told(standing(30, 30, 20), 0)).toContain('30 of 100 · nobody leads');
  expect(told(standing(30, 30, 20), null)).toContain('nobody leads');
  expect(told(standing(30, 30, 20), 2)).toContain('20 of 100 · 10 ducats behind the leaders');
});

test('a spectator has no standing, and a finished game no aim', () => {
  expect(told(standing(58, 70, 20), null)).toMatch(/^B leads/);
  const over = { ...standing(100, 70, 20), outcome: { ranks: [1, 2, 3], scores: [100, 70, 20] } };
  expect(told(over as MusketeersView, 0)).toBe('');
});

test('what is hidden does not tell who leads', () => {
  const secret = { ...plugin, aim: plugin.aim && { ...plugin.aim, scores: () => [3, null, 1] } };
  expect(aimText(secret, { names, me: 0, view: standing(58, 70, 20) })).not.toContain('lead');
});

test('each part can be kept on one line, with the mark before it that is cut off where it opens one', () => {
  const { container } = render(Aim, { text: '3 of 100 · you lead · Hand 1' });
  const parts = [...container.querySelectorAll('.part')].map((part) => part.textContent);
  expect(parts).toEqual(['3 of 100', '· you lead', '· Hand 1']);
  expect(container.textContent).toContain('3 of 100 · you lead · Hand 1');
});
