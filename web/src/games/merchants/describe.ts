import { t, type Arguments } from '$lib/i18n.svelte';
import type { MerchantsEvent, MerchantsView } from '../../protocol';
import type { ReasonGiven } from '../../protocol/merchants';
import type { Line, Reader, ToldMoment } from '../../table/types';
import { GOODS } from './plan';
import { calledOf } from '../../table/telling';

export type MerchantsReader = Reader<MerchantsView>;

export const say = (id: string, args: Arguments = {}): string => t(`merchants-${id}`, args);
export const money = (amount: number): string => say('money', { amount });
export const nameOf = (reader: MerchantsReader, seat: number | null): string =>
  seat === null ? '–' : calledOf(seat, reader);
export const goodName = (good: string): string => say('ware', { it: good });
export const cityName = (city: string): string => say('place', { it: city });
export const cardName = (card: string): string => say('piece', { it: card });
/** What a card does, with the numbers that are printed on it at this table. */
export const cardEffect = (card: string, reader: MerchantsReader): string =>
  t('merchants-effect', { card }, reader);
/** As the data file of this table calls it, or else as texts do. */
export const levelName = (level: number, view: MerchantsView): string =>
  t('merchants-rank', { it: level }, { names: [], me: null, view });
/** One step of the ladder: its name, its upkeep, and who stands there. */
export const rungText = (view: MerchantsView, level: number, upkeep: number, names = ''): string =>
  t(`merchants-rung${names && '-held'}`, { level, upkeep, names }, { names: [], me: null, view });

/** What a reader calls a space: the city, or the road it lies on. */
export const spaceName = (id: string): string => say('place', { it: id });

/** Counts by good, in words: 2 wine, 1 salt. */
export function goodsText(counts: Record<string, number>): string {
  return GOODS.filter((good) => (counts[good] ?? 0) > 0)
    .map((good) => say('some', { count: counts[good] ?? 0, good }))
    .join(', ');
}

export function counted(goods: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const good of goods) counts[good] = (counts[good] ?? 0) + 1;
  return counts;
}

const TONES: Partial<Record<MerchantsEvent['type'], Line['tone']>> = {
  RoundBegan: 'head',
  GameEnded: 'head',
  StatusRaised: 'good',
};

export function tone(event: MerchantsEvent, me: number | null): Line['tone'] {
  if (event.type === 'WagonUnloaded' && me !== null && (event.income[me] ?? 0) > 0) return 'good';
  if (event.type === 'PriceRaised' && event.devalued) return 'bad';
  if (event.type === 'UpkeepPaid' && event.fell_from !== null) return 'bad';
  return TONES[event.type];
}

/** Reasons given in the bargain that is open now: the last of each player, the newest last. */
export function reasonsInTalk(told: ToldMoment[], view: MerchantsView): ReasonGiven[] {
  if (!view.loading?.goods.length) return [];
  const events = told.flatMap((moment) => moment.events as MerchantsEvent[]);
  // The reason of a guest comes just before the request.
  const since = events.findLastIndex(({ type }) => type === 'LoadingRequested');
  const said = events
    .slice(Math.max(0, since - 1))
    .filter((event) => event.type === 'ReasonGiven' && event.reason !== '') as ReasonGiven[];
  return said.filter(
    (event, index) => !said.slice(index + 1).some(({ seat }) => seat === event.seat),
  );
}

/** The price that stands between master and guest. */
export const standing = ({ loading }: MerchantsView): number =>
  loading?.final ?? loading?.counter ?? loading?.quote ?? 0;
