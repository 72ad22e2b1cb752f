import { expect, test } from 'vitest';
import { setLanguage } from '$lib/i18n.svelte';
import { LANGUAGES } from '$lib/settings.svelte';
import type { MerchantsView } from '../../protocol';
import type { ReasonGiven } from '../../protocol/merchants';
import { eventText, say as tell } from '../../table/telling';
import type { ToldMoment } from '../../table/types';
import { reasonsInBargain } from '../../table/reasons';
import { levelName } from './describe';
import { CITIES, planOf, roadmapOf, withPlayed } from './plan';

const plan = planOf({ plan: null });
const map = roadmapOf({ plan: null });

test('the printed board is read from the data file', () => {
  expect(plan.spaces).toHaveLength(51);
  expect(plan.levels).toHaveLength(5);
  expect(plan.steps).toHaveLength(9);
  expect(plan.upkeep).toHaveLength(10);
  expect(plan.tokens).toEqual([1, 2, 3, 4]);
  expect(plan.markets.PAR).toEqual(['wine', 'food', 'salt']);
});

test('a corrected board is drawn as it was corrected', () => {
  const [paris, ...others] = plan.spaces;
  if (!paris) throw new Error('no space');
  const corrected = { plan: { ...plan, spaces: [{ ...paris, x: paris.x + 120 }, ...others] } };
  const moved = (roadmapOf(corrected).byId.get('PAR')?.x ?? 0) - (map.byId.get('PAR')?.x ?? 0);
  expect(moved).toBeCloseTo(13.2);
});

test('every place lies on the map', () => {
  for (const { x, y } of map.spaces) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(100);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(100);
  }
  for (const city of CITIES) expect(map.byId.get(city)?.kind).toBe('city');
});

const said = (seat: number, reason: ReasonGiven['reason']): ReasonGiven => ({
  type: 'ReasonGiven',
  seat,
  other: 1 - seat,
  reason,
  private: false,
  rule: 'MA-26',
});
const talking = {
  game: 'merchants',
  question: { id: 'merchants.load_reply' },
} as unknown as MerchantsView;

test.each(LANGUAGES)(
  'a reason is spoken in %s, and not to who may not hear it',
  async (language) => {
    await setLanguage(language);
    const reader = { names: ['Ada', 'Ben'], me: 0, view: talking };
    expect(eventText(said(1, 'too-dear'), reader)).toMatch(/^Ben.*\S\.?\s?[”»“’]$/);
    expect(eventText(said(1, ''), reader)).toBe('');
  },
);

test('the last reason of each player in the open bargain stands beside its prices', () => {
  const requested = { type: 'LoadingRequested', wagon: 1, seat: 1, goods: ['food'], permit: false };
  const told = [
    { number: 1, events: [said(1, 'fair-price'), { type: 'GoodsLoaded' }] },
    { number: 2, events: [said(1, 'better-than-nothing'), requested] },
    { number: 3, events: [said(0, 'sells-well'), said(1, ''), said(0, 'half-way')] },
    { number: 4, events: [said(1, 'too-dear')] },
  ] as unknown as ToldMoment[];
  expect(reasonsInBargain(told, talking)).toEqual([said(0, 'half-way'), said(1, 'too-dear')]);
  expect(reasonsInBargain(told.slice(0, 2), talking)).toEqual([said(1, 'better-than-nothing')]);
  expect(reasonsInBargain(told, { ...talking, question: null })).toEqual([]);
});

test('of two equal movement tokens the last is the one that was played', () => {
  const gone = (all: number[], held: number[]) => withPlayed(all, held).map((each) => each.gone);
  expect(gone([1, 2, 3, 4], [1, 3])).toEqual([false, true, false, true]);
  expect(gone([1, 3, 3, 4], [1, 3, 4])).toEqual([false, false, true, false]);
});

test('levels are called as the data file of the table calls them', async () => {
  await setLanguage('en');
  const view = (titles: string[]) =>
    ({ game: 'merchants', fixed: { titles } }) as unknown as MerchantsView;
  expect(levelName(1, view([]))).toBe('Trader');
  expect(levelName(1, view(['Page', 'Squire']))).toBe('Squire');
  const reader = { names: ['Ada'], me: null, view: view(['Page', 'Squire']) };
  const rung = { level: 0, upkeep: 100, seats: [0] };
  expect(tell(reader, 'rung', rung)).toBe('Page, upkeep 100: Ada');
});
