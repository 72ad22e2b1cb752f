import type { MusketeersEvent, MusketeersView } from '../../protocol';
import { replaceAt, withToken } from './cards';

type Place = MusketeersView['places'][number];

function change(
  view: MusketeersView,
  seat: number,
  edit: (place: Place) => Partial<Place>,
): MusketeersView {
  const place = view.places[seat];
  if (!place) return view;
  return { ...view, places: replaceAt(view.places, seat, { ...place, ...edit(place) }) };
}

function everybody(view: MusketeersView, edit: (place: Place, seat: number) => Partial<Place>) {
  return {
    ...view,
    places: view.places.map((place, seat) => ({ ...place, ...edit(place, seat) })),
  };
}

const lay = (view: MusketeersView, seat: number, slot: number, token: string): MusketeersView =>
  change(view, seat, (place) => ({ row: withToken(place.row, slot, token) }));

function take(
  view: MusketeersView,
  token: 'J' | 'P',
  event: { seat: number; to: number; source: { seat: number; slot: number | null } | null },
): MusketeersView {
  const after = lay(view, event.seat, event.to, token);
  const { source } = event;
  if (source && source.slot !== null) return lay(after, source.seat, source.slot, '-');
  return pool(after, token, -1);
}

const pool = (view: MusketeersView, token: 'J' | 'P', by: number): MusketeersView =>
  token === 'J' ? { ...view, jewels: view.jewels + by } : { ...view, prisons: view.prisons + by };

/** The table after one event, so that a moment with several events can be shown one after the other. */
export function advance(view: MusketeersView, event: MusketeersEvent): MusketeersView {
  switch (event.type) {
    case 'Sealed':
      return change(view, event.seat, () => ({ committed: true }));
    case 'HandBegan':
      return {
        ...everybody(view, () => ({ rewards: [], row: '---', jailed: false, committed: false })),
        hand_number: event.hand,
        duel: 0,
        guard: null,
        guards_left: event.guards,
        removed: event.removed,
        jewels: 3,
        prisons: 3,
        hand: [],
        duels: [],
        question: null,
      };
    case 'HandDealt': {
      const dealt = change(view, event.seat, () => ({ cards: 12 }));
      return event.cards ? { ...dealt, hand: event.cards } : dealt;
    }
    case 'RewardsLaid': {
      const cards = event.cards;
      const laid = change(view, event.seat, () => ({
        rewards: cards ?? [null, null, null],
        cards: 9,
        committed: false,
      }));
      if (!cards || event.seat !== view.seat) return laid;
      return { ...laid, hand: view.hand.filter((card) => !cards.includes(card)), question: null };
    }
    case 'GuardTurned': {
      const at = view.guards_left.indexOf(event.guard);
      return {
        ...everybody(view, () => ({ committed: false })),
        duel: event.duel,
        guard: event.guard,
        guards_left: view.guards_left.filter((_, index) => index !== at),
        question: null,
      };
    }
    case 'CardsRevealed':
      return {
        ...everybody(view, (place) => ({ committed: false, cards: place.cards - 1 })),
        hand: view.hand.filter((card) => !event.cards.includes(card)),
        duels: [
          ...view.duels,
          {
            guard: event.guard,
            cards: event.cards,
            jailed: event.jailed,
            sum: event.sum,
            won: event.won,
            seat: event.seat,
          },
        ],
        question: null,
      };
    case 'JewelTaken':
      return take(view, 'J', event);
    case 'PrisonTaken':
      return take(view, 'P', event);
    case 'PrisonFreed':
      return pool(lay(view, event.seat, event.slot, '-'), 'P', 1);
    case 'JewelReturned':
      return pool(lay(view, event.seat, event.slot, '-'), 'J', 1);
    case 'Jailed':
      return change(view, event.seat, () => ({ jailed: true }));
    case 'Released':
      return change(view, event.seat, () => ({ jailed: false }));
    case 'HandEnded':
      return {
        ...everybody(view, (_, seat) => ({
          rewards: event.rewards[seat] ?? [],
          total: event.totals[seat] ?? 0,
        })),
        question: null,
      };
    case 'MatchEnded':
      return view;
  }
}
