import type { MarraCashEvent, MarraCashView } from '../../protocol';
import text from './recorded.txt?raw';

/** A game of three with souvenirs as seat 0 knew it, written down by the rules engine. */
export interface RecordedMoment {
  number: number;
  events: MarraCashEvent[];
  /** Where everybody stands afterwards. */
  after: Pick<MarraCashView, 'fountains' | 'line' | 'line_taken'> | null;
}

const [first = '', ...rest] = text.trim().split('\n');
export const opening = JSON.parse(first) as MarraCashView;
export const moments = rest.map((line) => JSON.parse(line) as RecordedMoment);
export const names = ['A', 'B', 'C'];
