import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { setLanguage } from '$lib/i18n.svelte';
import Drawer from './Drawer.svelte';
import Ledger from './Ledger.svelte';

beforeAll(() => setLanguage('en'));
afterEach(cleanup);

test('a drawer fetches what it holds when it is opened, says so, and tries again', async () => {
  let fail = (): void => undefined;
  const first = new Promise<{ default: typeof Ledger }>((_, reject) => (fail = reject));
  const load = vi.fn((tries: number) => (tries ? Promise.resolve({ default: Ledger }) : first));
  // A generic component loses its parameter here.
  render(Drawer, { title: 'Books', load: load as never, content: { books: { wagons: [] } } });
  expect(load).not.toHaveBeenCalled();
  await fireEvent(screen.getByRole('group'), new Event('toggle'));
  expect(screen.getByText('One moment…')).toBeTruthy();
  fail();
  await fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table')).toBeTruthy();
});
