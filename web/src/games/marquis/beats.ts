import type { Bundle, MarquisEvent, MarquisView } from '../../protocol/marquis';
import { asks } from '../../table/asks';
import type { Beat, Flight } from '../../table/types';

const coinsAt = (seat: number): string => `coins-${seat}`;
const diamondsAt = (seat: number): string => `diamonds-${seat}`;
const rubiesAt = (seat: number): string => `rubies-${seat}`;
const vetoesAt = (seat: number): string => `vetoes-${seat}`;
const openAt = (seat: number): string => `open-${seat}`;

const still = (hold: number, sound?: Beat['sound']): Beat => ({ hold, flights: [], sound });

const flies = (
  from: string,
  to: string,
  hold: number,
  sound: Beat['sound'],
  pieces?: number,
): Beat => ({ hold, flights: [{ from, to, pieces }], sound });

function bundleFlights(from: number, to: number, bundle: Bundle): Flight[] {
  const found: Flight[] = [];
  const goes = (at: (seat: number) => string, pieces: number): void => {
    if (pieces > 0) found.push({ from: at(from), to: at(to), pieces });
  };
  goes(coinsAt, bundle.coins);
  goes(diamondsAt, bundle.diamonds);
  goes(rubiesAt, bundle.rubies);
  goes(vetoesAt, bundle.vetoes);
  return found;
}

const paid = (from: string, to: string, pieces: number): Flight => ({ from, to, pieces, of: from });

/** How long each event stands and which pieces travel. */
export function beat(event: MarquisEvent, before: MarquisView, after: MarquisView): Beat {
  const me = after.seat;
  switch (event.type) {
    case 'StartCardTurned':
      return still(350, 'card');
    case 'StartPlayerFound':
      return still(700);
    case 'HandDealt':
      return still(0, event.cards ? 'card' : undefined);
    case 'CardLaid': {
      const own = event.seat === me && before.mine?.hand.includes(event.card);
      const from = own ? `hand-${event.card}` : `cards-${event.seat}`;
      return flies(from, openAt(event.seat), 650, 'card');
    }
    case 'DirectionTurned':
      return still(500);
    case 'TreasuryTaken':
      if (event.coins === 0) return still(150);
      return flies('treasury', coinsAt(event.seat), 200, 'chime', event.coins);
    case 'CoinsTaken':
      return flies(coinsAt(event.victim), coinsAt(event.culprit), 550, 'chime', event.coins);
    case 'CoinsGiven':
      return flies(coinsAt(event.seat), coinsAt(event.receiver), 300, 'chime', event.coins);
    case 'Exchanged':
      if (event.diamonds === 0) return still(0);
      return {
        hold: 400,
        flights: [
          paid(coinsAt(event.seat), 'treasury', event.coins),
          // MQ-116: they leave the game; only coins go to the treasury.
          paid(vetoesAt(event.seat), 'stock', event.vetoes),
          { from: 'stock', to: diamondsAt(event.seat), delay: 120, pieces: event.diamonds },
        ],
        sound: 'chime',
      };
    case 'RubyGained':
      return still(400, 'chime');
    case 'Eliminated':
      return still(900, 'thud');
    case 'VetoPlayed':
      return flies(`cards-${event.seat}`, 'dispute', 900, 'reveal');
    case 'VetoLaid':
      return flies('dispute', vetoesAt(event.seat), 450, 'card', 1);
    case 'VetoNeutralised':
      return still(900, 'reveal');
    case 'ReasonGiven':
      return still(900);
    case 'ProsecutorShown':
      return still(800, 'card');
    case 'PriceDemanded':
    case 'PriceCountered':
    case 'FeeDemanded':
    case 'TermsRefused':
      return still(900);
    case 'FeeOffered':
      return still(event.bundle ? 700 : 0);
    case 'ProtectionSold':
      return still(700, 'chime');
    case 'BundlePaid':
      return {
        hold: 600,
        flights: bundleFlights(event.seat, event.receiver, event.bundle),
        sound: 'chime',
      };
    case 'CardDrawn':
      if (event.card === null) return still(0);
      return flies(`deck-${event.seat}`, `hand-${event.card}`, 80, 'card');
    case 'CardTakenBack':
      if (event.card === null) return still(200);
      return flies(openAt(event.seat), `hand-${event.card}`, 200, 'card');
    case 'WentOut':
      return still(400);
    case 'GameEnded':
      return still(0, event.ranks[me ?? -1] === 1 ? 'win' : 'lose');
    default:
      return still(0);
  }
}

/** Who takes something from whom. */
export interface Attack {
  culprit: number;
  victim: number;
}

/** The attack that is seen just now, or that a Veto may still stop, or has stopped as long as that is disputed. */
export function attackOn(view: MarquisView, now: MarquisEvent | null): Attack | null {
  if (now?.type === 'CoinsTaken' || now?.type === 'Eliminated') return now;
  const isDisputed = view.veto_played !== null;
  if (!isDisputed && (now || !asks(view, 'may_veto'))) return null;
  const { culprit, victim } = view.matter ?? {};
  return typeof culprit === 'number' && typeof victim === 'number' ? { culprit, victim } : null;
}
