import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import type { MarquisEvent, MarquisView, Place } from '../../protocol/marquis';
import { beat } from './beats';
import Goods from './Goods.svelte';

afterEach(cleanup);

const view = { seat: 0 } as MarquisView;
const flightsOf = (event: Partial<MarquisEvent>): [string, string, number | undefined][] =>
  beat(event as MarquisEvent, view, view)
    .flights.filter(({ pieces }) => pieces !== 0)
    .map(({ from, to, pieces }) => [from, to, pieces]);

test('each kind of a bundle travels from its own counter to its own', () => {
  const bundle = { coins: 0, diamonds: 1, rubies: 2, vetoes: 3 };
  const flights = flightsOf({ type: 'BundlePaid', seat: 0, receiver: 1, bundle });
  expect(flights).toEqual([
    ['diamonds-0', 'diamonds-1', 1],
    ['rubies-0', 'rubies-1', 2],
    ['vetoes-0', 'vetoes-1', 3],
  ]);
  const place = { ...bundle, cards: 0, deck: 0, rate: 0 } as unknown as Place;
  render(Goods, { place, seat: 1 });
  const pictures = flights.map(
    ([, to]) => document.querySelector(`[data-at="${to}"] svg path`)?.getAttribute('d') ?? to,
  );
  expect(new Set(pictures).size).toBe(3);
});

test('an exchange for Vetoes alone takes them away and leaves the coins', () => {
  const event = { type: 'Exchanged', seat: 0, times: 1, coins: 0, vetoes: 4, diamonds: 1 } as const;
  expect(flightsOf(event)).toEqual([
    ['vetoes-0', 'stock', 4],
    ['stock', 'diamonds-0', 1],
  ]);
});
