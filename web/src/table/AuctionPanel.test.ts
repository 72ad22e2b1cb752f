import { cleanup, render, within } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { setLanguage } from '$lib/i18n.svelte';
import type { Action, Question, View } from '../protocol';
import AuctionPanel from './AuctionPanel.svelte';
import { Chooser } from './chooser.svelte';

beforeAll(() => setLanguage('en'));
afterEach(cleanup);

test('tabbing through the buttons leads to larger bids before the way out', () => {
  const amounts = [{ name: 'amount', least: 100, most: 900, step: 100 }];
  const form = { action: { type: 'Bid' }, field: '', amounts, total: 0 };
  const pass = { type: 'PassBid' } as Action;
  const chooser = new Chooser(() => undefined);
  chooser.ask({
    number: 1,
    choices: { type: 'OneOrForm', actions: [pass], forms: [form] },
  } as unknown as Question);
  const { container } = render(AuctionPanel, {
    props: {
      title: 'A shop',
      auction: { high: 0, leader: null, inside: [0] },
      bidders: [0],
      reader: { names: ['Ann'], me: 0, view: { seats: 1 } as View, consequences: null },
      chooser,
      isPass: ({ type }) => type === 'PassBid',
    },
  });
  expect(
    within(container)
      .getAllByRole('button')
      .map((button) => button.textContent.trim()),
  ).toEqual(['−', '+', 'Bid 200', 'Bid 400', 'Bid 800', 'Bid 100', 'Pass']);
});
