import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Analysis, Balance, Decision, Event, TurningPoint } from '../protocol';
import { WHOLE } from '../protocol/figures';
import {
  costliest,
  decisive,
  drawsToTell,
  fall,
  isHidden,
  luckIn,
  subjectOf,
  swings,
  type Luck,
} from './summary';

interface Example {
  start: number[];
  result: number[];
  chances: number[][];
  mistakes: ({ seat: number; loss: number } | null)[];
  turning_points: TurningPoint[];
  /** What each of them changed for everybody; of answers, how much of it was hidden. */
  changes: { all: number[]; hidden?: number[] }[];
  reader: number | null;
  told: {
    subject: number;
    decisive: number | null;
    swings: [number, number, number][][];
    hidden: boolean[];
    costliest: number[];
  };
}

/** tests/cli/test_summary.py reads the same. */
const EXAMPLES = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../tests/cli/summary.json'), 'utf8'),
) as {
  balances: [Balance, Luck][];
  games: Example[];
  falls: { reader: number | null; moments: object[]; told: TurningPoint | null }[];
  draws: [(number | null)[], number, number[], number[]][];
};

test.each(EXAMPLES.games)('the page judges game %$ as the terminal does', (example) => {
  const { chances, mistakes, changes, reader, told, turning_points: points } = example;
  const nothing = example.start.map(() => 0);
  const changedAt = (cause: TurningPoint['cause'], number: number) =>
    changes[points.findIndex((point) => point.cause === cause && point.moment === number)];
  const found = {
    ...example,
    moments: chances.map((each, number) => {
      const mistake = mistakes[number];
      const { all = nothing, hidden = nothing } = changedAt('decision', number) ?? {};
      const expected = all.map((change, seat) => change - (hidden[seat] ?? 0));
      const decision = { expected, hidden, ...mistake, better: mistake && {} };
      return { number, chances: each, luck: changedAt('draw', number)?.all, decision };
    }),
  } as unknown as Analysis;
  expect(subjectOf(found, reader)).toBe(told.subject);
  expect(decisive(found, reader)).toBe(told.decisive === null ? null : points[told.decisive]);
  const swung = points.map((point) => swings(found, point, reader));
  const asList = swung.map((each) => each.map(({ seat, before, after }) => [seat, before, after]));
  expect(asList).toEqual(told.swings);
  expect(
    points.map((point, place) => isHidden(found, point, swung[place]?.[0]?.seat ?? 0)),
  ).toEqual(told.hidden);
  expect(costliest(found, reader).map(({ moment }) => moment)).toEqual(told.costliest);
});

test.each(EXAMPLES.falls)('a loser is told of their own fall, example %$', (example) => {
  const moments = example.moments.map((moment, number) => ({ number, ...moment }));
  const found = { ...example, moments } as unknown as Analysis;
  expect(fall(found, example.reader)).toEqual(example.told);
});

test('luck and draws are told as the terminal tells them', () => {
  for (const [figures, told] of EXAMPLES.balances) expect(luckIn(figures)).toBe(told);
  for (const [seats, seat, told, things] of EXAMPLES.draws) {
    const events = seats.map((of, place) => {
      const drawn = of === null ? {} : { seat: of, things: Array(things[place] ?? 0).fill(0) };
      return drawn as unknown as Event;
    });
    expect(drawsToTell(events, seat)).toEqual(told.map((place) => events[place]));
  }
});

function balance(start: number, luck: number, result: number, error = 10_000): Balance {
  return {
    start,
    result,
    luck,
    own: result - start - luck,
    others: 0,
    hidden: 0,
    luck_error: error,
    own_error: 0,
    others_error: 0,
    loss: 0,
    accuracy: null,
    choices: 0,
  };
}

test('luck is named for what it did to the result', () => {
  expect(luckIn(balance(500_000, -300_000, 0))).toBe('mostly');
  expect(luckIn(balance(500_000, -250_000, 0))).toBe('least');
  expect(luckIn(balance(500_000, -200_000, 0))).toBe('partly');
  const bluffed = { own: -50_000, others: 400_000, hidden: -550_000 };
  expect(luckIn({ ...balance(500_000, -300_000, 0), ...bluffed })).toBe('partly');
  expect(luckIn(balance(500_000, 200_000, 0))).toBe('helped');
  expect(luckIn(balance(500_000, -200_000, WHOLE))).toBe('hindered');
  expect(luckIn(balance(500_000, 300_000, WHOLE))).toBe('mostly');
});

test('very little luck is hardly any, and of much within its error nothing is said', () => {
  expect(luckIn(balance(500_000, -19_999, 0))).toBe('hardly');
  expect(luckIn(balance(500_000, -300_000, 0, 150_000))).toBe('unsure');
  expect(luckIn(balance(500_000, 50_000, WHOLE, 25_000))).toBe('minor');
  expect(luckIn(balance(500_000, 50_000, WHOLE, 24_999))).toBe('partly');
});

function game(decisions: Partial<Decision>[]): Analysis {
  const judged = decisions.map((each) => ({ action: {}, seat: 0, ...each }) as Decision);
  return {
    result: [0, WHOLE],
    start: [500_000, 500_000],
    turning_points: [],
    moments: judged.map((decision, place) => ({ number: place + 1, decision })),
  } as unknown as Analysis;
}

test('it is about the reader, or else about the winner and everybody’s mistakes', () => {
  const better = { type: 'Pass' };
  const played = game([
    { seat: 0, better, loss: 50_000 },
    { seat: 1, better, loss: 90_000 },
  ]);
  expect(subjectOf(played, 0)).toBe(0);
  expect(subjectOf(played, null)).toBe(1);
  expect(costliest(played, 0).map(({ moment }) => moment)).toEqual([1]);
  expect(costliest(played, null).map(({ moment }) => moment)).toEqual([2, 1]);
});
