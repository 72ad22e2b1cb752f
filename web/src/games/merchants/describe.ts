import { t, type Arguments } from '$lib/i18n.svelte';
import type { MerchantsView } from '../../protocol';
import type { Reader } from '../../table/types';
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
