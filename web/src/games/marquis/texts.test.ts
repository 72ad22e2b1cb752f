import { beforeAll, describe, expect, test } from 'vitest';
import { setLanguage } from '$lib/i18n.svelte';
import { LANGUAGES } from '$lib/settings.svelte';
import type { MarquisAction, MarquisView } from '../../protocol/marquis';
import { actionText, eventText, say } from '../../table/telling';
import { reasonsInBargain } from '../../table/reasons';
import { aboutCard, cardName } from './describe';
import { moments, names, opening } from './fixture';

const RAW = /marquis-|\{|\}|undefined|NaN/;
const reader = (view: MarquisView, me: number | null = 0) => ({ names, me, view });
const LETTERS = opening.characters.map(({ card }) => card);
const bundle = { coins: 1, diamonds: 0, vetoes: 1, rubies: 0 };
const matter = {
  effect: 'robbery' as const,
  culprit: 1,
  victim: 0,
  coins: 2,
  kills: false,
  other: 2,
  standing: bundle,
  rate: { coins: 3, diamonds: 1 },
  duty: false,
};
const ACTIONS: MarquisAction[] = [
  ...LETTERS.map((card) => ({ type: 'LayCard' as const, card })),
  { type: 'Exchange', times: 0 },
  { type: 'Exchange', times: 2 },
  { type: 'ClaimToll' },
  { type: 'WaiveToll' },
  { type: 'Assassinate', seat: 1 },
  { type: 'SpareAll' },
  { type: 'Allow' },
  { type: 'PlayVeto' },
  { type: 'PassBy' },
  { type: 'Neutralise' },
  { type: 'DemandPrice', bundle },
  { type: 'Accept' },
  { type: 'Refuse' },
  { type: 'Counter', bundle },
  { type: 'OfferFee', bundle },
  { type: 'OfferNothing' },
  { type: 'AcceptOffer', seat: 1 },
  { type: 'DemandFee', seat: 2, bundle },
  { type: 'Decline' },
  { type: 'TakeBack', card: 'M' },
  { type: 'CallWitness', card: null },
  { type: 'CallWitness', card: 'V' },
  { type: 'PlayOn' },
  { type: 'Stop' },
  { type: 'PlaySpecial', seat: null },
  { type: 'KeepSpecial' },
  { type: 'Hire' },
  { type: 'HireNobody' },
  { type: 'LayAtOnce' },
  { type: 'KeepForLater' },
];
describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => setLanguage(language));

  test('every event has a line without loose ends', () => {
    for (const event of moments.flatMap((moment) => moment.events)) {
      expect(eventText(event, reader(opening))).not.toMatch(RAW);
    }
  });

  test('every choice has a sentence', () => {
    const places = opening.places.map((place) => ({ ...place, offer: bundle }));
    const known = reader({ ...opening, places, matter });
    for (const action of ACTIONS) {
      expect(actionText(action, known)).not.toMatch(RAW);
    }
  });

  test('every character is named and explained', () => {
    for (const card of [...LETTERS, 'V', 'T*']) {
      expect(cardName(card)).not.toMatch(RAW);
      expect(aboutCard(card, reader(opening))).not.toMatch(RAW);
    }
  });
});

test('a price to pay for protection tells that one’s own offer stands', async () => {
  await setLanguage('en');
  const asked = (offer: typeof bundle | null) =>
    say(reader(opening), 'question-answer-fee', {
      matter: { ...matter, standing: { ...bundle, coins: 2, vetoes: 0 } },
      places: opening.places.map((place, seat) => ({ ...place, offer: seat ? bundle : offer })),
    });
  expect(asked(null)).toBe('Cleo offers to protect your character for 2 coins. Agreed?');
  expect(asked({ ...bundle, vetoes: 0 })).toBe(
    'Cleo offers to protect your character for 2 coins. If you refuse, your offer of 1 coin still stands. Agreed?',
  );
});

describe('reasons', () => {
  const said = (seat: number, reason: 'too-dear' | 'fair-price' | 'asks-more') =>
    ({ type: 'ReasonGiven', seat, reason, rule: 'MQ-63' }) as const;
  const laid = {
    type: 'CardLaid',
    seat: 0,
    card: 'C',
    identity: 'C',
    laid: 1,
    rule: 'MQ-13',
  } as const;
  const question = {
    id: 'marquis.settle_client',
    rule: 'MQ-63',
    number: 1,
    asked: [0],
    waiting: [0],
    choices: null,
    mine: null,
  };

  test.each(LANGUAGES)('are spoken in %s', async (language) => {
    await setLanguage(language);
    expect(eventText(said(1, 'too-dear'), reader(opening))).toMatch(/^Ben.*\S\.\s?[”»“’]$/);
  });

  test('for a price compare it with no offer: there may have been none', async () => {
    await setLanguage('en');
    const text = eventText(said(1, 'asks-more'), reader(opening));
    expect(text).toBe('Ben: “My help has its price.”');
  });

  test('stand on the bargaining card: the last of each since the bargain began', () => {
    const told = [
      { number: 1, events: [said(2, 'fair-price'), laid] },
      { number: 2, events: [said(1, 'fair-price'), said(1, 'too-dear')] },
    ];
    expect(reasonsInBargain(told, { ...opening, question })).toEqual([said(1, 'too-dear')]);
    const other = { ...question, id: 'marquis.lay_card' };
    expect(reasonsInBargain(told, { ...opening, question: other })).toEqual([]);
  });
});
