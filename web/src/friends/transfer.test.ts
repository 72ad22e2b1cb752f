import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { needTexts, setLanguage } from '$lib/i18n.svelte';
import { answering } from '../shell/testing';
import TransferOffer from './TransferOffer.svelte';

beforeAll(async () => {
  await setLanguage('en');
  await needTexts('friends');
});
afterEach(cleanup);

function offer(addresses: string[]): void {
  vi.stubGlobal(
    'fetch',
    answering({
      'GET /api/reach': { is_open: true, addresses },
      'POST /api/transfers': { token: 'secret', seconds: 300 },
    }),
  );
  Element.prototype.scrollIntoView = () => undefined;
  render(TransferOffer);
}

test('a link for another device has an address that it can reach', async () => {
  offer(['http://10.0.0.5:8000']);
  const field = await screen.findByLabelText<HTMLInputElement>('Go on, on another device');
  expect(field.value).toBe('http://10.0.0.5:8000/transfer#secret');
});

test('without such an address there is no link', async () => {
  offer([]);
  expect(await screen.findByText(/this computer is in no network/)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});
