import type { MusketeersEvent } from '../../protocol';
import type { HandEnded, JewelTaken, PrisonTaken } from '../../protocol/musketeers';
import { weightiest, type Weighed } from '../../table/decisive';
import { say } from '../../table/telling';
import type { Decisive, ToldMoment } from '../../table/types';
import { valueOf } from './cards';
import type { MusketeersReader } from './describe';

interface Taking {
  moment: number;
  event: JewelTaken | PrisonTaken;
}

function thirdJewel(moment: number, event: HandEnded, reader: MusketeersReader): Weighed | null {
  const seat = reader.view.results[event.hand - 1]?.jewelled;
  if (seat === undefined || seat === null) return null;
  const score = event.scores[seat] ?? 0;
  const text = say(reader, 'moment-third-jewel', { seat, hand: event.hand, score });
  return { moment, text, rule: 'MU-33', weight: score };
}

/** How much the best hand stood above the mean of the table. */
function bigHand(moment: number, event: HandEnded, reader: MusketeersReader): Weighed {
  const score = Math.max(...event.scores);
  const mean = event.scores.reduce((sum, each) => sum + each, 0) / event.scores.length;
  const seat = event.scores.indexOf(score);
  const text = say(reader, 'moment-big-hand', { seat, hand: event.hand, score });
  return { moment, text, rule: 'MU-38', weight: score - mean };
}

/** What a token moved in the end: the card it left and the card it reached, both known when the hand is over. */
function swing(taking: Taking, end: HandEnded, reader: MusketeersReader): Weighed {
  const { event, moment } = taking;
  const value = (seat: number, slot: number): number => valueOf(end.rewards[seat]?.[slot] ?? '0/0');
  const { source } = event;
  const left = source && source.slot !== null ? value(source.seat, source.slot) : 0;
  const reached = value(event.seat, event.to);
  const text = say(reader, event.type === 'JewelTaken' ? 'moment-jewel' : 'moment-prison', {
    seat: event.seat,
    victim: source?.seat,
    hand: end.hand,
    swing: left + reached,
  });
  return { moment, text, rule: event.rule, weight: left + reached };
}

function ofHand(moment: number, takings: Taking[], end: HandEnded, reader: MusketeersReader) {
  const third = thirdJewel(moment, end, reader);
  const swings = takings
    .filter(({ event }) => event.source !== null)
    .map((taking) => swing(taking, end, reader));
  return third ? [third, ...swings] : [bigHand(moment, end, reader), ...swings];
}

/** The moments that moved most in the hands that are over. */
export function decisive(told: ToldMoment[], reader: MusketeersReader): Decisive[] {
  const found: Weighed[] = [];
  let takings: Taking[] = [];
  for (const { number, events } of told) {
    for (const event of events as MusketeersEvent[]) {
      if (event.type === 'JewelTaken' || event.type === 'PrisonTaken') {
        takings.push({ moment: number, event });
      } else if (event.type === 'HandEnded') {
        found.push(...ofHand(number, takings, event, reader));
        takings = [];
      }
    }
  }
  return weightiest(found);
}
