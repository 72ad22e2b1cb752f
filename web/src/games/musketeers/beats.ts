import type { MusketeersEvent, MusketeersView } from '../../protocol';
import type { Source } from '../../protocol/musketeers';
import type { Beat, Flight } from '../../table/types';

export const slotAt = (seat: number, slot: number): string => `token-${seat}-${slot}`;
export const playedAt = (seat: number): string => `played-${seat}`;

function fromCentreOr(token: 'J' | 'P', source: Source | null): string {
  return source && source.slot !== null ? slotAt(source.seat, source.slot) : `pool-${token}`;
}

function deal(event: { seat: number; cards: string[] | null }): Flight[] {
  if (!event.cards) return [];
  return event.cards.map((card, index) => ({
    from: 'pile',
    to: `hand-${card}`,
    delay: index * 30,
  }));
}

/** How long each event stands and which pieces travel. */
export function beat(event: MusketeersEvent, before: MusketeersView, after: MusketeersView): Beat {
  const me = after.seat;
  switch (event.type) {
    case 'Sealed': {
      if (!event.question.endsWith('commit_card')) return { hold: 0, flights: [] };
      const mine = event.seat === me ? after.question?.mine : null;
      const from = mine?.type === 'PlayCard' ? `hand-${mine.card}` : `seat-${event.seat}`;
      return { hold: 0, flights: [{ from, to: playedAt(event.seat) }], sound: 'card' };
    }
    case 'HandBegan':
      return { hold: 100, flights: [] };
    case 'HandDealt':
      return { hold: 0, flights: deal(event), sound: event.cards ? 'card' : undefined };
    case 'RewardsLaid':
      return {
        hold: event.seat === me ? 300 : 0,
        flights: (event.cards ?? []).map((card, slot) => ({
          from: `hand-${card}`,
          to: `slot-${event.seat}-${slot}`,
          delay: slot * 60,
        })),
        sound: 'card',
      };
    case 'GuardTurned':
      return { hold: 250, flights: [{ from: 'pile', to: 'guard' }], sound: 'card' };
    case 'CardsRevealed':
      return { hold: 2100, flights: [], sound: 'reveal' };
    case 'JewelTaken':
    case 'PrisonTaken': {
      const token = event.type === 'JewelTaken' ? 'J' : 'P';
      const flights = [
        { from: fromCentreOr(token, event.source), to: slotAt(event.seat, event.to) },
      ];
      return { hold: 450, flights, sound: token === 'J' ? 'chime' : 'thud' };
    }
    case 'PrisonFreed':
    case 'JewelReturned': {
      const token = event.type === 'JewelReturned' ? 'J' : 'P';
      const left = token === 'J' ? before.jewels : before.prisons;
      const flights = [{ from: slotAt(event.seat, event.slot), to: `pool-${token}-${left}` }];
      return { hold: 450, flights, sound: token === 'J' ? 'thud' : 'chime' };
    }
    case 'Jailed':
    case 'Released':
      return { hold: 700, flights: [] };
    case 'MatchEnded':
      return { hold: 0, flights: [], sound: event.winners.includes(me ?? -1) ? 'win' : 'lose' };
    default:
      return { hold: 600, flights: [] };
  }
}
