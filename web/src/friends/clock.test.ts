import { expect, it } from 'vitest';
import { clockText, isWorthTelling, leftNow, nextToRunOut, warnsAt } from './clock';

const absence = (seconds: number) => ({ mode: 'bot' as const, seconds });

it('counts down from what the server said, and never below nothing', () => {
  const heard = { left: [60, null, 5], at: 1000 };
  expect(leftNow(heard, 1000)).toEqual([60, null, 5]);
  expect(leftNow(heard, 11_000)).toEqual([50, null, 0]);
});

it('warns half a minute before the end, or at half of a short time', () => {
  expect(warnsAt(absence(120))).toBe(30);
  expect(warnsAt(absence(20))).toBe(10);
});

it('tells the server that somebody is there only when it matters', () => {
  expect(isWorthTelling(100, absence(120))).toBe(false);
  expect(isWorthTelling(70, absence(120))).toBe(true);
});

it('writes minutes and hours', () => {
  expect(clockText(9)).toBe('0:09');
  expect(clockText(95)).toBe('1:35');
  expect(clockText(3661)).toBe('1:01:01');
});

it('names the player who runs out of time first, but for the reader', () => {
  expect(nextToRunOut([5, 60, 40, null], 0)).toBe(2);
  expect(nextToRunOut([5, null], 0)).toBeNull();
});
