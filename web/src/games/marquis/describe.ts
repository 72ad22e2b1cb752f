import { t, type Arguments } from '$lib/i18n.svelte';
import type { MarquisView } from '../../protocol/marquis';
import { calledOf, say as tell } from '../../table/telling';
import type { Reader } from '../../table/types';
import { characterOf } from './cards';

export type MarquisReader = Reader<MarquisView>;

export const say = (id: string, args: Arguments = {}): string => t(`marquis-${id}`, args);

/** The name of a character or of the Veto. */
export const cardName = (card: string): string => say('card', { it: card });

export const nameOf = (reader: MarquisReader, seat: number | null): string =>
  seat === null ? '' : calledOf(seat, reader);

/** A letter or two by which a reader of this language knows a character. */
export const initialOf = (card: string): string => say('initial', { it: card });

/** What is written on a card, in words. */
export const aboutCard = (card: string, reader: MarquisReader): string =>
  tell(reader, 'about', { card, ...characterOf(reader.view, card) });
