import type { Event, View } from '../protocol';
import { BARGAINS, ENDS_BARGAIN } from '../protocol/events';
import type { ToldMoment } from './types';

type ReasonGiven = Extract<Event, { type: 'ReasonGiven' }>;

/** Reasons in the open bargain that the reader may hear: the last of each player, the newest last. */
export function reasonsInBargain(told: ToldMoment[], { game, question }: View): ReasonGiven[] {
  if (!question || !BARGAINS[game]?.includes(question.id)) return [];
  const events = told.flatMap((moment) => moment.events);
  const ended = events.findLastIndex(({ type }) => ENDS_BARGAIN[game]?.[type]);
  const said = events
    .slice(ended + 1)
    .filter((event): event is ReasonGiven => event.type === 'ReasonGiven' && event.reason !== '');
  return said.filter(
    (event, index) => !said.slice(index + 1).some(({ seat }) => seat === event.seat),
  );
}
