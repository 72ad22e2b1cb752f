import type { Bundle, MarquisEvent, MarquisView, OpenCard, Place } from '../../protocol/marquis';
import { replaceAt } from './cards';

type Edit = (place: Place) => Partial<Place>;

function change(view: MarquisView, seat: number, edit: Edit): MarquisView {
  const place = view.places[seat];
  if (!place) return view;
  return { ...view, places: replaceAt(view.places, seat, { ...place, ...edit(place) }) };
}

const coins = (view: MarquisView, seat: number, by: number): MarquisView =>
  change(view, seat, (place) => ({ coins: place.coins + by }));

const treasury = (view: MarquisView, by: number): MarquisView => ({
  ...view,
  treasury: view.treasury + by,
});

const move = (view: MarquisView, from: number, to: number, count: number): MarquisView =>
  coins(coins(view, from, -count), to, count);

const editOpen = (view: MarquisView, seat: number, edit: Partial<OpenCard>): MarquisView =>
  change(view, seat, (place) => ({ open: place.open ? { ...place.open, ...edit } : null }));

/** MQ-67: whoever a card protected, or who protected it, is free of it. */
function unbound(view: MarquisView, seat: number): MarquisView {
  return {
    ...view,
    places: view.places.map((place, other) => {
      if (!place.open || other === seat) return place;
      const { protects, protected_by } = place.open;
      const open = {
        ...place.open,
        protects: protects === seat ? null : protects,
        protected_by: protected_by.filter((each) => each !== seat),
      };
      return { ...place, open };
    }),
  };
}

const bare = (card: string, identity: string, laid: number): OpenCard => ({
  card: { card, identity, laid, used: false, rank: 0 },
  marked: false,
  protects: null,
  protected_by: [],
  toll: false,
});

function lay(
  view: MarquisView,
  event: { seat: number; card: string; identity: string; laid: number },
): MarquisView {
  const { seat, card, identity, laid } = event;
  const own = view.mine && view.seat === seat ? without(view.mine.hand, card) : null;
  const after = change(unbound(view, seat), seat, (place) => ({
    open: bare(card, identity, laid),
    pile: place.pile + 1,
    cards: card.endsWith('*') ? place.cards : place.cards - 1,
    last: identity,
    committed: false,
  }));
  return {
    ...after,
    laid,
    question: null,
    matter: null,
    mine: view.mine && own ? { ...view.mine, hand: own } : view.mine,
  };
}

function without(cards: string[], card: string): string[] {
  const at = cards.indexOf(card);
  return cards.filter((_, index) => index !== at);
}

function drawn(view: MarquisView, seat: number, card: string | null, source: 'deck' | 'pile') {
  const after = change(view, seat, (place) => ({
    cards: place.cards + 1,
    [source]: place[source] - 1,
  }));
  if (card === null || view.seat !== seat || !view.mine) return after;
  return { ...after, mine: { ...view.mine, hand: [...view.mine.hand, card] } };
}

function pay(view: MarquisView, from: number, to: number, bundle: Bundle, own: boolean) {
  const { diamond_points, ruby_points } = view.fixed;
  const worth = bundle.diamonds * diamond_points + bundle.rubies * ruby_points;
  const given = change(view, from, (place) => ({
    coins: place.coins - bundle.coins,
    diamonds: place.diamonds - bundle.diamonds,
    rubies: place.rubies - bundle.rubies,
    vetoes: place.vetoes - bundle.vetoes + (own ? 1 : 0),
    cards: place.cards - (own ? 1 : 0),
    points: place.points - worth,
  }));
  return change(given, to, (place) => ({
    coins: place.coins + bundle.coins,
    diamonds: place.diamonds + bundle.diamonds,
    rubies: place.rubies + bundle.rubies,
    vetoes: place.vetoes + bundle.vetoes,
    points: place.points + worth,
  }));
}

/** The table after one event, so that a moment with several events can be shown one after the other. */
export function advance(view: MarquisView, event: MarquisEvent): MarquisView {
  switch (event.type) {
    case 'StartCardTurned':
      return { ...view, turned: replaceAt(view.turned, event.seat, event.card) };
    case 'StartPlayerFound':
      return {
        ...view,
        start: event.seat,
        treasury: event.treasury,
        turned: view.turned.map(() => null),
        places: view.places.map((place, seat) => ({ ...place, coins: event.coins[seat] ?? 0 })),
      };
    case 'HandDealt': {
      const dealt = change(view, event.seat, (place) => ({
        cards: view.fixed.hand_size,
        deck: place.deck - view.fixed.hand_size,
      }));
      if (!event.cards || !view.mine) return dealt;
      return { ...dealt, mine: { ...view.mine, hand: event.cards } };
    }
    case 'TurnBegan':
      return {
        ...view,
        turn: event.seat,
        turns: view.turns + 1,
        question: null,
        matter: null,
      };
    case 'CardLaid':
      return lay(view, event);
    case 'DirectionTurned':
      return { ...view, clockwise: event.clockwise };
    case 'ExtortionersMarked':
      return event.seats.reduce((each, seat) => editOpen(each, seat, { marked: true }), view);
    case 'TreasuryTaken':
      return treasury(coins(view, event.seat, event.coins), -event.coins);
    case 'CoinsTaken':
      return move(view, event.victim, event.culprit, event.coins);
    case 'CoinsGiven':
      return move(view, event.seat, event.receiver, event.coins);
    case 'TollClaimed':
      return editOpen(view, event.seat, { toll: false });
    case 'TollWaived':
      return editOpen(view, event.seat, { toll: false });
    case 'TollSet':
      return editOpen(view, event.seat, { toll: true });
    case 'Eliminated': {
      const exposed = event.exposed;
      return change(unbound(view, event.victim), event.victim, (place) => ({
        open: exposed === null ? null : bare(exposed, exposed, 0),
        pile: place.pile - 1,
        eliminated: [...place.eliminated, event.card],
      }));
    }
    case 'Exchanged': {
      const bought = change(view, event.seat, (place) => ({
        coins: place.coins - event.coins,
        diamonds: place.diamonds + event.diamonds,
        points: place.points + view.fixed.diamond_points * event.diamonds,
      }));
      return { ...treasury(bought, event.coins), question: null, matter: null };
    }
    case 'RubyGained':
      return change(view, event.seat, (place) => ({
        diamonds: place.diamonds - view.fixed.diamonds_per_ruby * event.rubies,
        rubies: place.rubies + event.rubies,
        points:
          place.points +
          event.rubies *
            (view.fixed.ruby_points - view.fixed.diamonds_per_ruby * view.fixed.diamond_points),
      }));
    case 'VetoPlayed': {
      const played = change(view, event.seat, (place) => ({ cards: place.cards - 1 }));
      const hand = view.mine && view.seat === event.seat ? without(view.mine.hand, 'V') : null;
      const mine = view.mine && hand ? { ...view.mine, hand } : view.mine;
      return { ...played, veto_played: event.seat, mine, question: null, matter: null };
    }
    case 'VetoLaid':
      return {
        ...change(view, event.seat, (place) => ({ vetoes: place.vetoes + 1 })),
        veto_played: null,
      };
    case 'VetoRemoved':
      return { ...view, veto_played: null };
    case 'ProsecutorShown':
      return change(view, event.seat, () => ({ shown: true }));
    case 'FeeOffered':
      return change(view, event.seat, () => ({ offer: event.bundle }));
    case 'ProtectionSold': {
      const sold = editOpen(view, event.seat, { protects: event.client });
      const client = view.places[event.client]?.open;
      const by = [...(client?.protected_by ?? []), event.seat];
      return clearOffers(editOpen(sold, event.client, { protected_by: by }));
    }
    case 'ProtectionDeclined':
      return clearOffers(view);
    case 'ProtectionEnded':
      return unbound(view, event.seat);
    case 'BundlePaid':
      return pay(view, event.seat, event.receiver, event.bundle, event.own_veto);
    case 'CardDrawn':
      return drawn(view, event.seat, event.card, 'deck');
    case 'CardTakenBack':
      return drawn(view, event.seat, event.card, 'pile');
    case 'WentOut':
      return change(view, event.seat, () => ({ out: true }));
    default:
      return view;
  }
}

const clearOffers = (view: MarquisView): MarquisView => ({
  ...view,
  places: view.places.map((place) => ({ ...place, offer: null })),
});
