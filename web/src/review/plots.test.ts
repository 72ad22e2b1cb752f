import { expect, test } from 'vitest';
import type { Stretch } from '../protocol';
import { around0, linePath, meanAccuracy } from './plots';

test('a line goes from edge to edge and leaves out what is not known', () => {
  expect(linePath([0, 50, 100], 100, 10, [0, 100])).toBe('M0.0 10.0L50.0 5.0L100.0 0.0');
  expect(linePath([0, null, 100], 100, 10, [0, 100])).toBe('M0.0 10.0M100.0 0.0');
  expect(linePath([], 100, 10, [0, 100])).toBe('');
});

test('the limits are round and hold every value', () => {
  expect(around0([3, -12], 10)).toEqual([-20, 20]);
  expect(around0([], 10)).toEqual([-10, 10]);
});

test('the mean of some stretches weighs games, and leaves out what is not known', () => {
  const stretch = (games: number, accuracy: number | null): Stretch => ({
    since: '2026-11-18',
    games,
    accuracy,
    loss: 0,
    luck: 0,
    result: 0,
  });
  expect(meanAccuracy([stretch(3, 40), stretch(1, 80), stretch(9, null)])).toBe(50);
  expect(meanAccuracy([stretch(2, null)])).toBeNull();
});
