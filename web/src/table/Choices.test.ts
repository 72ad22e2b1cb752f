import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { setLanguage } from '$lib/i18n.svelte';
import { plugin as marracash } from '../games/marracash';
import { names, opening } from '../games/marracash/fixture';
import type { Action } from '../protocol';
import { Chooser } from './chooser.svelte';
import Choices from './Choices.svelte';
import type { GamePlugin } from './types';

const bid = (amount: number): Action => ({ type: 'Bid', amount });

beforeAll(() => setLanguage('en'));
afterEach(cleanup);

test('an amount typed in the list is sent, not one that was held before', async () => {
  const sent: Action[] = [];
  const chooser = new Chooser((action) => sent.push(action));
  chooser.confirms = true;
  chooser.ask({
    id: 'marracash.bid',
    rule: 'MC-15',
    number: 1,
    asked: [0],
    waiting: [0],
    choices: {
      type: 'OneOrForm',
      actions: [{ type: 'PassBid' }],
      forms: [
        {
          action: bid(0),
          field: '',
          amounts: [{ name: 'amount', least: 100, most: 900, step: 100 }],
          total: 0,
        },
      ],
    },
    mine: null,
  });
  render(Choices, {
    plugin: marracash as GamePlugin,
    reader: { names, me: 0, view: opening },
    chooser,
    hint: () => '',
    hintOfItems: () => '',
    newcomer: true,
  });
  chooser.take(bid(500));
  await fireEvent.input(screen.getByRole('spinbutton'), { target: { value: '700' } });
  chooser.confirm();
  expect(sent).toEqual([]);
  const button = screen.getByRole('button', { name: /700/ });
  await fireEvent.click(button);
  await fireEvent.click(button);
  expect(sent).toEqual([bid(700)]);
});
