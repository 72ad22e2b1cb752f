import { expect, test } from 'vitest';
import { dayBefore, daysOf } from './days';

test('the day before is one of UTC, across months and leap days', () => {
  expect(dayBefore('2026-11-17')).toBe('2026-11-16');
  expect(dayBefore('2028-03-01')).toBe('2028-02-29');
  expect(dayBefore('2027-01-01')).toBe('2026-12-31');
});

test('two weeks are offered, today first', () => {
  const days = daysOf('2026-11-17');
  expect(days).toHaveLength(15);
  expect([days[0], days.at(-1)]).toEqual(['2026-11-17', '2026-11-03']);
});
