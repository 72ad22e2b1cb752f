import { afterEach, expect, test, vi } from 'vitest';
import { dayText, momentText } from './days';
import { setLanguage } from './i18n.svelte';

afterEach(() => void vi.restoreAllMocks());

test.each([
  [['en-GB', 'en-US'], '17 Nov 2026'],
  [['en-US'], 'Nov 17, 2026'],
  [['de-AT'], 'Nov 17, 2026'],
])('a browser that wants %s is told an English day as %s', async (wanted, told) => {
  await setLanguage('en');
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(wanted);
  expect(dayText('2026-11-17')).toBe(told);
  expect(momentText('2026-11-17T12:00:00+00:00')).toContain(told);
});
