import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { needTexts, setLanguage } from '$lib/i18n.svelte';
import { LANGUAGES, type Language } from '$lib/languages';
import type { Analysis, Decision, Trade } from '../protocol';
import { WHOLE } from '../protocol/figures';
import {
  addingUp,
  bands,
  boundOf,
  chanceText,
  hasTrades,
  misjudgedLots,
  mistakes,
  mixture,
  percent,
  points,
  sealed,
  startError,
  trades,
  whole,
  wholePercent,
} from './figures';

beforeEach(async () => {
  await setLanguage('en');
});

function decision(more: Partial<Decision>): Decision {
  return {
    seat: 0,
    question: 'toy.question',
    rule: 'TY-1',
    action: { type: 'Pass' },
    judged: true,
    expected: [0, 0],
    expected_error: [0, 0],
    hidden: [0, 0],
    ...more,
  };
}

function analysis(decisions: Decision[]): Analysis {
  return {
    analysis: 1,
    game: 'toy',
    version: 1,
    seats: 2,
    players: [],
    commitment: '',
    seed: '',
    start: [WHOLE / 2, WHOLE / 2],
    result: [WHOLE, 0],
    moments: [
      { number: 0, chances: [WHOLE / 2, WHOLE / 2], errors: [0, 0] },
      ...decisions.map((each, index) => ({
        number: index + 1,
        chances: [WHOLE, 0],
        errors: [0, 0],
        decision: each,
      })),
    ],
    balances: [],
    turning_points: [],
    auctions: [],
    cost: { playouts: 1, worlds: 1, games: 1, seconds: 1, form: '' },
  };
}

/** tests/cli/test_figures.py reads the same. */
const EXAMPLES = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../tests/cli/figures.json'), 'utf-8'),
) as {
  shares: number[];
  whole: string[];
  hundred: number[];
  shown: Record<Language, { percent: string[]; points: string[]; wholePercent: string[] }>;
  starts: [number, number, number][];
  balances: [number[], number[]][];
  trades: (Trade & { seat: number; told: [string, number] | null })[];
};

test('the page shows what the terminal shows, in every language', async () => {
  for (const language of LANGUAGES) {
    await setLanguage(language);
    const shown = EXAMPLES.shown[language];
    expect(EXAMPLES.shares.map(percent)).toEqual(shown.percent);
    expect(EXAMPLES.shares.map(points)).toEqual(shown.points);
    expect(EXAMPLES.hundred.map(wholePercent)).toEqual(shown.wholePercent);
  }
});

test('the page rounds and adds up as the terminal does', () => {
  expect(EXAMPLES.shares.map(whole)).toEqual(EXAMPLES.whole);
  for (const [parts, shown] of EXAMPLES.balances) {
    expect(addingUp(parts).map((part) => part + 0)).toEqual(shown);
  }
});

test('the start has the error of games that are won or lost', () => {
  for (const [share, playouts, error] of EXAMPLES.starts) {
    const found = { ...analysis([]), start: [share, WHOLE - share] };
    expect(startError({ ...found, cost: { ...found.cost, playouts } }, 0)).toBe(error);
  }
});

test('where all games ended alike the chances have a bound, and at the end none', () => {
  const found = analysis([decision({}), decision({})]);
  found.cost.playouts = 120;
  if (found.moments[0]) found.moments[0].errors = [45_644, 45_644];
  expect(boundOf(found, 0, 1)).toEqual({ bound: 'error', error: '4.6' });
  expect(boundOf(found, 1, 0)).toEqual({ bound: 'least', error: '97.5' });
  expect([0, 1, 2].map((moment) => chanceText(found, moment, 0))).toEqual([
    '50.0 ± 4.6',
    '100.0 (≥ 97.5)',
    '100.0',
  ]);
  expect(chanceText(found, 1, 1)).toBe('0.0 (≤ 2.5)');
});

test('the page tells the trades that the terminal tells', () => {
  for (const { seat, told, ...trade } of EXAMPLES.trades) {
    const found = trades(analysis([decision({ seat, trade })]))[0];
    expect(found ? [found.told, found.other] : null).toEqual(told);
  }
});

test('shares are told in percent, changes with their sign', () => {
  expect(percent(123_456)).toBe('12.3');
  expect(points(123_456)).toBe('+12.3');
  expect(points(-123_456)).toBe('−12.3');
  expect(points(0)).toBe('0.0');
  expect(points(-400)).toBe('0.0');
  expect(wholePercent(-12.3)).toBe('−12%');
  expect(wholePercent(-0.3)).toBe('0%');
});

test('what is shown of a balance adds up to what is shown of its result', () => {
  // Each rounded for itself they would be 33.3 + 10.1 - 20.1 + 10.1 - 33.3 = 0.1.
  const shown = addingUp([333_333, 100_667, -200_667, 100_667, -334_000]);
  expect(shown.map(points)).toEqual(['+33.3', '+10.1', '−20.1', '+10.1', '−33.4']);
  expect(addingUp([333_333, 0, 0, 0, 0])).toEqual([333_000, 0, 0, 0, 0]);
  expect(addingUp([250_400, 250_400, 249_600, 249_600]).reduce((a, b) => a + b)).toBe(WHOLE);
});

test('the bands fill the whole height, one above the other', () => {
  const [first, second] = bands(analysis([decision({})]), 100, 10);
  expect(first).toBe('M0.00 5.00L100.00 0.00L100.00 10.00L0.00 10.00Z');
  expect(second).toBe('M0.00 0.00L100.00 0.00L100.00 0.00L0.00 5.00Z');
});

test('mistakes are the answers for which a better one is known', () => {
  const found = mistakes(
    analysis([decision({}), decision({ better: { type: 'Bid' }, loss: 100_000 })]),
  );
  expect(found.map(({ moment }) => moment)).toEqual([2]);
});

test('every deal is told, and a bid only if it changed something beyond doubt', () => {
  const trade = { gain: [30_000, 0], error: [20_000, 0] };
  const told = trades(
    analysis([
      decision({ trade: { kind: 'deal', other: 1, ...trade } }),
      decision({ trade: { kind: 'bid', ...trade } }),
      decision({ trade: { kind: 'pass', ...trade, error: [10_000, 0] } }),
    ]),
  );
  expect(told.map(({ moment }) => moment)).toEqual([1, 3]);
  expect(told[0]?.gain).toBe(30_000);
});

test('a bid is told with whom it touches most, and whether it was too dear', () => {
  const errors = { error: [0, 0, 0] };
  const found = trades(
    analysis([
      decision({ trade: { kind: 'bid', gain: [-50_000, 10_000, 40_000], ...errors } }),
      decision({ trade: { kind: 'bid', gain: [50_000, -40_000, -10_000], ...errors } }),
      decision({ trade: { kind: 'pass', gain: [50_000, -40_000, -10_000], ...errors } }),
      decision({ trade: { kind: 'pass', gain: [-50_000, 10_000, 40_000], ...errors } }),
    ]),
  );
  expect(found.map(({ other }) => other)).toEqual([2, 1, 1, 2]);
  expect(found.map(({ told }) => told)).toEqual(['bid-dear', 'bid', 'pass-cheap', 'pass']);
});

test('bids and passes for a lot that is valued as a whole are judged there alone', () => {
  const sure = { gain: [50_000, 0], error: [0, 0] };
  const played = analysis([
    decision({ trade: { kind: 'pass', ...sure } }),
    decision({ trade: { kind: 'bid', ...sure } }),
    decision({ trade: { kind: 'deal', other: 1, ...sure } }),
    decision({ trade: { kind: 'pass', ...sure } }),
    decision({ trade: { kind: 'bid', ...sure } }),
  ]);
  const lot = { question: 'toy.bid', buyer: 0, price: 1, bidders: [] };
  const told = (auctions?: Analysis['auctions']): number[] =>
    trades({ ...played, auctions } as Analysis).map(({ moment }) => moment);
  expect(told([{ ...lot, first: 2, moment: 4 }])).toEqual([1, 3, 5]);
  expect(told()).toEqual([1, 2, 3, 4, 5]);

  const bids = analysis([decision({ trade: { kind: 'bid', ...sure } })]);
  expect(hasTrades(bids)).toBe(true);
  expect(hasTrades({ ...bids, auctions: [{ ...lot, first: 1, moment: 1 }] })).toBe(false);
});

test('sealed answers stand beside what the strongest bot would draw lots among', async () => {
  await needTexts('review');
  const mixed = (...shares: number[]): Decision =>
    decision({ mixture: shares.map((share, place) => ({ action: { place }, share })) });
  const found = sealed(analysis([decision({}), mixed(625_000, 375_000), mixed(WHOLE)]));
  expect(found.map(({ moment }) => moment)).toEqual([2, 3]);
  const told = found.map((each) =>
    mixture(each, (_, action) => `Bid ${String((action as { place: number }).place)}`),
  );
  expect(told).toEqual(['Bid 0 (63%) · Bid 1 (37%)', 'Bid 0']);
});

test('lots count that the reader or anybody misjudged', () => {
  const lot = (...verdicts: string[]): unknown => ({
    bidders: verdicts.map((verdict, seat) => ({ seat, verdict })),
  });
  const lots = [lot('overpaid', 'too_cheap'), lot('', 'too_cheap'), lot('', '')];
  const found = { auctions: lots } as Partial<Analysis>;
  expect([null, 0, 1].map((seat) => misjudgedLots(found, seat).length)).toEqual([2, 1, 2]);
});
