import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answering } from '../shell/testing';

const FAILED = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'));
const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);

/** The module as a page that starts has it. */
async function started() {
  vi.resetModules();
  return await import('./refetch');
}

async function reloadFor(place?: string): Promise<void> {
  const { refetch } = await started();
  void refetch(FAILED, place);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
}

beforeEach(() => {
  vi.stubGlobal('fetch', answering({ 'GET /api/me': { id: 'me', name: 'North' } }));
  history.replaceState(null, '', '/table/one');
});
afterEach(() => {
  reload.mockClear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

test('a page that was loaded anew opens the place it was loaded for, once', async () => {
  await reloadFor('books');
  const { wasReopened } = await started();
  expect(wasReopened('orders')).toBe(false);
  expect(wasReopened('books')).toBe(true);
  expect(wasReopened('books')).toBe(false);
});

test('the same place of another table stays closed', async () => {
  await reloadFor('books');
  const { wasReopened } = await started();
  history.replaceState(null, '', '/table/other');
  expect(wasReopened('books')).toBe(false);
});

test('what the new page does not draw is forgotten by the next', async () => {
  await reloadFor('books');
  await started();
  const { wasReopened } = await started();
  expect(wasReopened('books')).toBe(false);
});

test('a whole page has no place to open', async () => {
  await reloadFor();
  expect(sessionStorage.length).toBe(0);
});
