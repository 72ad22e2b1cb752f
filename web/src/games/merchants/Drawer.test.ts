import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { setLanguage } from '$lib/i18n.svelte';
import { answering } from '../../shell/testing';
import Drawer from './Drawer.svelte';
import Ledger from './Ledger.svelte';

beforeAll(() => setLanguage('en'));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const LOADED = Promise.resolve({ default: Ledger });

/** A drawer whose content cannot be fetched at first. */
async function openInVain(then: () => typeof LOADED) {
  const load = vi.fn(then).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  // A generic component loses its parameter here.
  const content = { books: { wagons: [] } };
  render(Drawer, { title: 'Books', at: 'books', load: load as never, content });
  expect(load).not.toHaveBeenCalled();
  await fireEvent(screen.getByRole('group'), new Event('toggle'));
  return await screen.findByRole('button', { name: 'Try again' });
}

test('a drawer fetches what it holds when it is opened, says so, and tries again', async () => {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await fireEvent.click(await openInVain(() => held.then(() => LOADED)));
  expect(screen.getByText('One moment…')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByText('Books'));
  letGo();
  expect(await screen.findByRole('table')).toBeTruthy();
});

test('where the browser remembers a failure, the page is loaded anew and the drawer is open', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', answering({ 'GET /api/me': { id: 'me', name: 'North' } }));
  await fireEvent.click(await openInVain(() => Promise.reject(new TypeError('Failed to fetch'))));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  cleanup();
  vi.resetModules();
  const anew = await import('@testing-library/svelte');
  const { default: DrawerAnew } = await import('./Drawer.svelte');
  for (const isOpen of [true, false]) {
    // A drawer that is drawn once more begins as ever.
    const load = (() => LOADED) as never;
    anew.render(DrawerAnew, { title: 'Books', at: 'books', load, content: {} });
    expect(screen.getByRole<HTMLDetailsElement>('group').open).toBe(isOpen);
    expect(document.activeElement === screen.getByText('Books')).toBe(isOpen);
    anew.cleanup();
  }
});

test('without a line the page stays, and one may try again', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await fireEvent.click(await openInVain(() => Promise.reject(new TypeError('Failed to fetch'))));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
});
