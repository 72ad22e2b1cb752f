import { beforeAll, expect, test } from 'vitest';
import { setLanguage } from '$lib/i18n.svelte';
import type { Consequences, Question, View } from '../protocol';
import type { DemandFee } from '../protocol/marquis';
import { factsOf, factsOfItems, factsText, hintText, itemsText } from './hints';

const bundle = { coins: 0, diamonds: 0, vetoes: 0, rubies: 0 };
const demand = (seat: number, coins = 0): DemandFee => ({
  type: 'DemandFee',
  seat,
  bundle: { ...bundle, coins },
});
const amounts = [{ name: 'coins', least: 0, most: 5, step: 1 }];
const question: Question = {
  id: 'marquis.choose_client',
  rule: 'MQ-63',
  number: 3,
  asked: [0],
  waiting: [0],
  mine: null,
  choices: {
    type: 'OneOrForm',
    actions: [{ type: 'Decline' }],
    forms: [1, 2].map((seat) => ({ action: demand(seat), field: 'bundle', amounts, total: 1 })),
  },
};
const owns = (other: number, coins: number) =>
  ({ type: 'GoodsOf', other, coins, diamonds: 1, vetoes: 0 }) as const;
const consequences: Consequences = { answers: [[], [owns(1, 4)], [owns(2, 1)]] };
const reader = { names: ['Ann', 'Ben', 'Cleo'], me: 0, view: { game: 'marquis', seat: 0 } as View };

beforeAll(() => setLanguage('en'));

test('a form that is filled in has the facts of its form', () => {
  expect(factsOf(demand(2, 1), question, consequences)).toEqual([owns(2, 1)]);
  expect(factsOf({ type: 'Decline' }, question, consequences)).toEqual([]);
  expect(factsOf(demand(1), question, null)).toEqual([]);
});

test('facts are told with names, after what an answer always means', () => {
  expect(factsText([owns(1, 4)], reader)).toBe('Ben has 4 coins, 1 diamond and 0 Vetoes.');
  const imitates = [{ type: 'Imitates', card: null } as const];
  expect(hintText({ type: 'SpareAll' }, imitates, reader)).toBe(
    'Nobody is eliminated. Nobody to imitate: play only reverses.',
  );
});

test('passing says who then gets the card and for how much, and what is kept', () => {
  const auction = { number: 1, high: 0, leader: null, inside: [0, 1, 2], winners: [] };
  const pass = (now: object) => {
    const places = [{ cash: 1500 }];
    const view = { game: 'merchants', seat: 0, places, auction: { ...auction, ...now } };
    return hintText({ type: 'PassBid' }, [], { ...reader, view: view as never });
  };
  const kept = ' You keep your 1,500 florins and are out of this auction only.';
  expect(pass({})).toBe(
    `If nobody bids, no card is sold and the auctions of this round are over.${kept}`,
  );
  expect(pass({ high: 400, leader: 2 })).toBe(
    `Cleo chooses a card for 400 unless somebody bids more.${kept}`,
  );
  expect(pass({ high: 400, leader: 2, inside: [0, 2] })).toBe(
    `Cleo chooses a card for 400.${kept}`,
  );
  expect(pass({ card: 'office', seller: 1 })).toBe(
    `If nobody bids, Ben takes it at the printed price.${kept}`,
  );
  expect(pass({ card: 'office', seller: 1, high: 300, leader: 2 })).toBe(
    `Cleo gets it for 300 unless somebody bids more.${kept}`,
  );
});

test('items that are ticked have the facts of each', () => {
  const choices = {
    type: 'SomeOf' as const,
    items: ['A', 'B', 'C'],
    count: 2,
    action: 'LayRewards',
    field: 'cards',
  };
  expect(factsOfItems(['C', 'B'], { ...question, choices }, consequences)).toEqual([
    owns(2, 1),
    owns(1, 4),
  ]);
});

test('an offer says what would be left of one’s own goods', () => {
  const owned = [{ type: 'GoodsNow', coins: 5, diamonds: 1, vetoes: 1 } as const];
  const offer = { type: 'OfferFee', bundle: { ...bundle, coins: 4, vetoes: 1 } } as const;
  expect(hintText(offer, owned, reader)).toContain(
    'You would keep 1 coin, 1 diamond and 0 Vetoes.',
  );
});

test('several ticked rewards are added up, a single one is told by itself', () => {
  const worth = (card: string, coins: number) =>
    ({ type: 'Worth', card, coins, jewelled: 2 * coins }) as const;
  const view = { game: 'musketeers', seat: 0 } as View;
  const told = (...facts: ReturnType<typeof worth>[]) =>
    itemsText(facts, { ...reader, view, names: [] });
  expect(told(worth('7/2', 7))).toBe('This 7 pays 7, with a jewel 14.');
  expect(told(worth('7/2', 7), worth('9/1', 9))).toBe(
    'Together these 2 cards pay 16, with a jewel on each 32.',
  );
});

test.each([
  [0, 'The Veto stands unless Cleo voids it for free.'],
  // The price is of protection.
  [null, 'No deal at this price.'],
])('a refused price says what becomes of a Veto of seat %s', (victim, told) => {
  const view = { ...reader.view, matter: { victim, other: 2 } } as View;
  expect(hintText({ type: 'Refuse' }, [], { ...reader, view })).toBe(told);
});
