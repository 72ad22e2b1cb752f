import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { setLanguage } from '$lib/i18n.svelte';
import OfflineNotice from './OfflineNotice.svelte';

const NOTICE = 'No network. Ducats carries on as soon as it is back.';

beforeAll(() => setLanguage('en'));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('without a network it is told, until the server answers again', async () => {
  vi.useFakeTimers();
  const server = vi.fn(() => Promise.reject(new TypeError('no way there')));
  vi.stubGlobal('fetch', server);
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(OfflineNotice);
  await vi.advanceTimersByTimeAsync(0);
  expect(screen.getByText(NOTICE)).toBeTruthy();
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ status: 'ok' })));
  await fireEvent(window, new Event('offline'));
  await vi.advanceTimersByTimeAsync(0);
  expect(screen.queryByText(NOTICE)).toBeNull();
  vi.stubGlobal('fetch', server);
  await fireEvent(window, new Event('offline'));
  await vi.advanceTimersByTimeAsync(0);
  expect(screen.getByText(NOTICE)).toBeTruthy();
  network.mockReturnValue(true);
  await fireEvent(window, new Event('online'));
  expect(screen.queryByText(NOTICE)).toBeNull();
  vi.useRealTimers();
});

test('a server on this computer needs no network', async () => {
  const asked = vi.fn(() => Promise.resolve(Response.json({ status: 'ok' })));
  vi.stubGlobal('fetch', asked);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(OfflineNotice);
  await vi.waitFor(() => expect(asked).toHaveBeenCalledWith('/health'));
  expect(screen.queryByText(NOTICE)).toBeNull();
});
