import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { api } from '$lib/api';
import { REVIEW_PATIENCE_SECONDS, type Analysis, type Event, type ReviewStatus } from '../protocol';
import { reviewApi } from './api';
import { LONGEST_PAUSE_MS, ReviewRoom } from './room.svelte';

const RUNNING: ReviewStatus = { status: 'running', done: 3, total: 10, version: 0, ahead: 0 };
const DONE: ReviewStatus = { status: 'done', done: 10, total: 10, version: 2, ahead: 0 };
const DRAW = { moment: 4, cause: 'draw', seat: 1, change: 200_000 } as const;
const ANSWER = { ...DRAW, moment: 7, cause: 'decision' } as const;
const ANALYSIS = { turning_points: [ANSWER, DRAW] } as unknown as Analysis;
const LOST = new Error('lost');

let review: MockInstance<typeof api.review>;
let analysis: MockInstance<typeof api.analysis>;
let draws: MockInstance<typeof reviewApi.draws>;
let room: ReviewRoom;

/** An answer that comes when it is let go. */
function held<T>(answer: T): { promise: Promise<T>; letGo: () => void } {
  let letGo = (): void => undefined;
  const promise = new Promise<T>((resolve) => (letGo = () => resolve(answer)));
  return { promise, letGo };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(api, 'beginReview').mockResolvedValue(RUNNING);
  review = vi.spyOn(api, 'review').mockResolvedValue(RUNNING);
  analysis = vi.spyOn(api, 'analysis').mockResolvedValue(ANALYSIS);
  draws = vi.spyOn(reviewApi, 'draws').mockResolvedValue([]);
  room = new ReviewRoom('game');
});
afterEach(() => {
  room.leave();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('work is asked about each second until it is done', async () => {
  await room.begin();
  expect(room.isAtWork).toBe(true);
  expect(room.percent).toBe(30);
  review.mockResolvedValue(DONE);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(review).toHaveBeenCalledTimes(1);
  expect(room.progress).toEqual(DONE);
  expect(room.analysis).toBe(ANALYSIS);
});

test.each(['stop', 'leave'] as const)(
  'after %s, an answer on its way changes nothing and nobody asks again',
  async (end) => {
    await room.begin();
    const late = held(DONE);
    review.mockReturnValue(late.promise);
    await vi.advanceTimersByTimeAsync(1000);
    room[end]();
    const stood = room.progress;
    late.letGo();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(room.progress).toBe(stood);
    expect(room.isAtWork).toBe(end === 'leave');
    expect(analysis).not.toHaveBeenCalled();
    expect(review).toHaveBeenCalledTimes(1);
  },
);

test('an analysis on its way when the reader stops is not shown', async () => {
  await room.begin();
  const late = held(ANALYSIS);
  review.mockResolvedValue({ ...RUNNING, version: 1 });
  analysis.mockReturnValue(late.promise);
  await vi.advanceTimersByTimeAsync(1000);
  room.stop();
  late.letGo();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(room.analysis).toBeNull();
  expect(room.isAtWork).toBe(false);
  expect(review).toHaveBeenCalledTimes(1);
});

test('a beginning on its way when the reader stops is not followed', async () => {
  const late = held(RUNNING);
  vi.spyOn(api, 'beginReview').mockReturnValue(late.promise);
  const begun = room.begin();
  room.stop();
  late.letGo();
  await begun;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(room.isAtWork).toBe(false);
  expect(review).not.toHaveBeenCalled();
});

test('after an error it asks again, less and less often, until there is an answer', async () => {
  await room.begin();
  review.mockRejectedValue(LOST);
  await vi.advanceTimersByTimeAsync(1000);
  expect(room.problem?.message).toBe('lost');
  expect(LONGEST_PAUSE_MS).toBeLessThan(1000 * REVIEW_PATIENCE_SECONDS);
  await vi.advanceTimersByTimeAsync(2000 + 4000 + 8000 + 8000);
  expect(review).toHaveBeenCalledTimes(5);

  review.mockResolvedValue(RUNNING);
  await vi.advanceTimersByTimeAsync(8000);
  expect(room.problem).toBeNull();
  expect(room.isAtWork).toBe(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(review).toHaveBeenCalledTimes(7);
});

test('a finished analysis that could not be fetched is asked for again', async () => {
  review.mockResolvedValue(DONE);
  analysis.mockRejectedValueOnce(LOST);
  await room.look();
  expect(room.problem?.message).toBe('lost');
  await vi.advanceTimersByTimeAsync(2000);
  expect(room.problem).toBeNull();
  expect(room.analysis).toBe(ANALYSIS);
});

test('a refused beginning is for the reader to repeat', async () => {
  vi.spyOn(api, 'beginReview').mockRejectedValueOnce(LOST);
  await room.begin();
  expect(room.problem?.message).toBe('lost');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(review).not.toHaveBeenCalled();
});

test('what was drawn at turning points is asked for once, and can be missing', async () => {
  const drawn = [{ moment: 4, events: [{ type: 'CardDrawn' } as Event] }];
  draws.mockResolvedValue(drawn);
  review.mockResolvedValue(DONE);
  await room.look();
  await vi.advanceTimersByTimeAsync(0);
  expect(draws).toHaveBeenCalledExactlyOnceWith('game', [4]);
  expect(room.draws).toBe(drawn);

  draws.mockRejectedValue(LOST);
  const other = new ReviewRoom('other');
  await other.look();
  await vi.advanceTimersByTimeAsync(0);
  expect(other.analysis).toBe(ANALYSIS);
  expect(other.problem).toBeNull();
  expect(other.draws).toEqual([]);
});

test('draws of an older analysis come too late, and a failure takes no names away', async () => {
  const [older, newer] = [4, 5].map((moment) => [{ moment, events: [] }]);
  const late = held(older ?? []);
  draws.mockReturnValueOnce(late.promise);
  draws.mockResolvedValueOnce(newer ?? []).mockRejectedValueOnce(LOST);
  for (const version of [1, 2, 3]) {
    review.mockResolvedValueOnce({ ...RUNNING, version });
    analysis.mockResolvedValueOnce({ ...ANALYSIS });
    await room.look();
    await vi.advanceTimersByTimeAsync(0);
  }
  late.letGo();
  await vi.advanceTimersByTimeAsync(0);
  expect(draws).toHaveBeenCalledTimes(3);
  expect(room.draws).toBe(newer);
});

test('says how long the work will take once it has been watched for a while', async () => {
  const at = (done: number): ReviewStatus => ({ ...RUNNING, done, total: 1000 });
  review.mockResolvedValue(at(10));
  await room.look();
  review.mockResolvedValue(at(30));
  await vi.advanceTimersByTimeAsync(2000);
  expect(room.left).toBeNull();
  review.mockResolvedValue(at(110));
  await vi.advanceTimersByTimeAsync(8000);
  expect(room.left).toBeCloseTo(89, 0);
  review.mockResolvedValue({ ...RUNNING, status: 'done', done: 1000, total: 1000 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(room.left).toBeNull();
});
