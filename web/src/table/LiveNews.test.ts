import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { setLanguage } from '$lib/i18n.svelte';
import LiveNews from './LiveNews.svelte';

beforeAll(() => setLanguage('en'));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a choice made before its question was read out is told behind it', async () => {
  const reader = { seat: 0, names: [], labels: [], game: 'musketeers' } as never;
  const props = { told: [], reader, text: 'Pick one', asked: 1, held: null, readonly: false };
  const { container, rerender } = render(LiveNews, { props });
  await rerender({ ...props, held: 'It costs 100.' });
  expect(container.textContent).toContain('Chosen, not sent yet');
  await vi.advanceTimersByTimeAsync(1000);
  expect(container.textContent.trim()).toMatch(
    /^It is your turn. Pick one Chosen, not sent yet.* It costs 100\.$/,
  );
});
