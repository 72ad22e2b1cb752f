import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { setLanguage } from '$lib/i18n.svelte';
import type { Consequences, MarquisView, Question } from '../../protocol';
import type { Threat } from '../../protocol/marquis';
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

/** A Countess has been laid, and the reader may buy her protection. */
function askedForAnOffer(threats: Threat[]): void {
  const view = {
    ...opening,
    question: { id: 'marquis.offer_fee' },
    matter: { effect: 'protection', other: 2 },
  } as unknown as MarquisView;
  const chooser = new Chooser(() => undefined);
  chooser.ask({
    id: 'marquis.offer_fee',
    rule: 'MQ-61',
    number: 1,
    asked: [0],
    waiting: [0],
    choices: { type: 'OneOf', actions: [{ type: 'OfferNothing' }] },
    mine: null,
  } as unknown as Question);
  const consequences = { answers: null, table: threats } as unknown as Consequences;
  render(Panel, { view, reader: { names, me: 0, view, consequences }, chooser });
}

test('whoever may buy protection sees who could strike, and with what', () => {
  const threat = (thief: number, card: string, coins: number[], killed: number[]) =>
    ({ type: 'Threat', thief, card, coins, killed }) as Threat;
  askedForAnOffer([
    threat(1, 'B', [2, 0, 0], []),
    threat(1, 'A', [3, 0, 0], [0]),
    threat(2, 'B', [0, 1, 0], []),
  ]);
  const told = screen.getByText(/^Threatened by:/);
  expect(told.textContent).toMatch(/Ben.*−2.*−3.*may be eliminated/s);
  expect(told.textContent).not.toMatch(/Cleo/);
});

test('nobody buys protection from nothing', () => {
  askedForAnOffer([]);
  expect(screen.getByText('Nobody can harm your character right now.')).toBeTruthy();
});

test('nobody is offered to counter with exactly the price', () => {
  askedForADiamond({ coins: 0, diamonds: 1 });
  expect(screen.getByRole('button', { name: 'Agreed: 1 diamond' })).toBeTruthy();
  expect(screen.queryByRole('region')).toBeNull();
});
