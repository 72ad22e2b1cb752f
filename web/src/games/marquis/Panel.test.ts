import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { setLanguage } from '$lib/i18n.svelte';
import type { MarquisView, Question } from '../../protocol';
import { Chooser } from '../../table/chooser.svelte';
import { names, opening } from './fixture';
import Panel from './Panel.svelte';

beforeAll(() => setLanguage('en'));
afterEach(cleanup);

const NOTHING = { coins: 0, diamonds: 0, vetoes: 0, rubies: 0 };

/** Somebody asks for a diamond; so much of each the reader could offer instead. */
function askedForADiamond(most: { coins: number; diamonds: number }): void {
  const view = {
    ...opening,
    matter: {
      effect: 'robbery',
      culprit: 0,
      victim: 1,
      coins: 1,
      kills: false,
      other: 2,
      standing: { ...NOTHING, diamonds: 1 },
      rate: null,
      duty: false,
    },
  } as unknown as MarquisView;
  const chooser = new Chooser(() => undefined);
  chooser.ask({
    id: 'marquis.answer_price',
    rule: 'MQ-97',
    number: 1,
    asked: [0],
    waiting: [0],
    choices: {
      type: 'OneOrForm',
      actions: [{ type: 'Refuse' }, { type: 'Accept' }],
      forms: [
        {
          action: { type: 'Counter', bundle: NOTHING },
          field: 'bundle',
          total: 1,
          amounts: [
            { name: 'coins', least: 0, most: most.coins, step: 1 },
            { name: 'diamonds', least: 0, most: most.diamonds, step: 1 },
          ],
        },
      ],
    },
    mine: null,
  } as unknown as Question);
  render(Panel, { view, reader: { names, me: 0, view }, chooser });
}

test('a counter-offer can be made if it can differ from the price', () => {
  askedForADiamond({ coins: 1, diamonds: 1 });
  expect(screen.getByRole('region', { name: 'Your counter-offer to Cleo' })).toBeTruthy();
});

test('agreeing is the usual answer, and what was asked for is no counter-offer', async () => {
  askedForADiamond({ coins: 1, diamonds: 2 });
  const classes = (name: string) => screen.getByRole('button', { name }).className;
  expect(classes('Agreed: 1 diamond')).toMatch(/\bprimary\b/);
  expect(classes('Offer 1 coin instead')).not.toMatch(/\bprimary\b/);
  screen.getByRole('button', { name: 'One more: diamonds' }).click();
  screen.getByRole('button', { name: 'One fewer: coins' }).click();
  const same = await screen.findByRole('button', { name: 'That is the price already named' });
  expect(same).toHaveProperty('disabled', true);
  screen.getByRole('button', { name: 'One more: diamonds' }).click();
  expect(await screen.findByRole('button', { name: 'Offer 2 diamonds instead' })).toHaveProperty(
    'disabled',
    false,
  );
});

test('nobody is offered to counter with exactly the price', () => {
  askedForADiamond({ coins: 0, diamonds: 1 });
  expect(screen.getByRole('button', { name: 'Agreed: 1 diamond' })).toBeTruthy();
  expect(screen.queryByRole('region')).toBeNull();
});
