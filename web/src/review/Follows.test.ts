import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { needTexts, setLanguage } from '$lib/i18n.svelte';
import type { Action, Decision, PastQuestion, View } from '../protocol';
import { reviewApi } from './api';
import Follows from './Follows.svelte';
import { ReviewRoom } from './room.svelte';

const WAIT_MS = 400;
const NAMES = ['Ann', 'Ben', 'Cleo'];
const NOTHING = { diamonds: 0, vetoes: 0, rubies: 0 };
const demand = (seat: number): Action => ({
  type: 'DemandFee',
  seat,
  bundle: { coins: 1, ...NOTHING },
});
const DECISION = { seat: 0, better: demand(1), action: demand(2) } as unknown as Decision;

/** Both answers, and that Ben has as many coins as the moment has a number. */
const past = (moment: number): PastQuestion => ({
  moment,
  seat: 0,
  view: {
    game: 'marquis',
    seat: 0,
    question: { choices: { type: 'OneOf', actions: [demand(1), demand(2)] } },
  } as unknown as View,
  consequences: {
    answers: [[{ type: 'GoodsOf', other: 1, coins: moment, diamonds: 1, vetoes: 0 }], []],
  },
});

let question: MockInstance<typeof reviewApi.question>;
let letGo: Record<number, () => void>;
let room: ReviewRoom;

beforeEach(async () => {
  await setLanguage('en');
  await needTexts('review');
  vi.useFakeTimers();
  letGo = {};
  question = vi
    .spyOn(reviewApi, 'question')
    .mockImplementation(
      (_, moment) => new Promise((resolve) => (letGo[moment] = () => resolve(past(moment)))),
    );
  room = new ReviewRoom('game');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const at = (moment: number) => ({ room, moment, decision: DECISION, names: NAMES });
const asked = (): number[] => question.mock.calls.map(([, moment]) => moment);
const told = (): string[] => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('an answer about a moment that was left does not replace that about the one looked at', async () => {
  const { rerender } = render(Follows, at(13));
  await vi.advanceTimersByTimeAsync(WAIT_MS);
  const [, , left] = question.mock.calls[0] ?? [];
  await rerender(at(15));
  expect(left?.aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(WAIT_MS);
  letGo[15]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(told()[0]).toContain('15 coins');
  letGo[13]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(told()[0]).toContain('15 coins');
});

test('moments passed quickly are not asked about, and none twice', async () => {
  const { rerender } = render(Follows, at(11));
  for (const moment of [12, 13, 14]) await rerender(at(moment));
  await vi.advanceTimersByTimeAsync(WAIT_MS);
  expect(asked()).toEqual([14]);
  letGo[14]?.();
  await vi.advanceTimersByTimeAsync(0);
  await rerender(at(15));
  await rerender(at(14));
  expect(told()[0]).toContain('14 coins');
  await vi.advanceTimersByTimeAsync(WAIT_MS);
  expect(asked()).toEqual([14]);
});

test('two answers that mean the same are both told', async () => {
  const same = { ...DECISION, action: DECISION.better } as Decision;
  render(Follows, { ...at(12), decision: same });
  await vi.advanceTimersByTimeAsync(WAIT_MS);
  letGo[12]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(told()).toHaveLength(2);
});
