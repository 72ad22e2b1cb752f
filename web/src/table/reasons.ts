import type { Event, View } from '../protocol';
import { BARGAINS, ENDS_BARGAIN, GIVES_REASON } from '../protocol/events';
import type { ToldMoment } from './types';

type Reason = Extract<Event, { reason: unknown; seat: number }>;

/** Reasons in the open bargain that the reader may hear: the last of each player, the newest last. */
export function reasonsInBargain(told: ToldMoment[], { game, question }: View): Event[] {
  if (!question || !BARGAINS[game]?.includes(question.id)) return [];
  const events = told.flatMap((moment) => moment.events);
  const ended = events.findLastIndex(({ type }) => ENDS_BARGAIN[game]?.[type]);
  const said = events
    .slice(ended + 1)
    .filter(
      (event): event is Reason =>
        GIVES_REASON[game]?.[event.type] === true && (event as Reason).reason !== '',
    );
  return said.filter(
    (event, index) => !said.slice(index + 1).some(({ seat }) => seat === event.seat),
  );
}
