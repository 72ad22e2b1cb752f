import type { MusketeersEvent, MusketeersView } from '../../protocol';
import type { ToldMoment } from '../../table/types';
import text from './recorded.txt?raw';

/** A hand of three players as seat 0 knew it, written down by the rules engine. */
export interface RecordedMoment extends ToldMoment {
  events: MusketeersEvent[];
  after: Pick<
    MusketeersView,
    'hand_number' | 'duel' | 'guard' | 'guards_left' | 'jewels' | 'prisons' | 'places' | 'hand'
  > & { duels: number };
}

const [first = '', ...rest] = text.trim().split('\n');
export const opening = JSON.parse(first) as MusketeersView;
export const moments = rest.map((line) => JSON.parse(line) as RecordedMoment);
export const names = ['A', 'B', 'C'];
