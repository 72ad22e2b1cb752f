import type { Event } from '../protocol';

type ReasonGiven = Extract<Event, { type: 'ReasonGiven' }>;

/** The reasons among some events that the reader may hear: the last of each player, the newest last. */
export function lastReasons(events: Event[]): ReasonGiven[] {
  const said = events.filter(
    (event): event is ReasonGiven => event.type === 'ReasonGiven' && event.reason !== '',
  );
  return said.filter(
    (event, index) => !said.slice(index + 1).some(({ seat }) => seat === event.seat),
  );
}
