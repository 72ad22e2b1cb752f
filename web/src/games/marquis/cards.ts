import type { Character, MarquisView, OpenCard, Rate } from '../../protocol/marquis';

export const LETTERS = ['A', 'C', 'D', 'E', 'F', 'H', 'K', 'M', 'S', 'T', 'W'] as const;

/** One colour for each character; the letter always stands beside it. */
const COLOURS: Record<string, string> = {
  A: '#8b1e2d',
  C: '#a8477f',
  D: '#1f7486',
  E: '#7a4b1e',
  F: '#5b4bb7',
  H: '#2e6f95',
  K: '#5c5c62',
  M: '#8a6a0c',
  S: '#1f3a5f',
  T: '#3c7030',
  W: '#3b3b2f',
  V: '#a3241d',
};
export const colourOf = (card: string): string => COLOURS[letterOf(card)] ?? '#444';

/** MQ-V3: a mercenary is written with a star. */
export const letterOf = (card: string): string => card.replace('*', '');

export const characterOf = (view: MarquisView, card: string): Character | undefined =>
  view.characters.find((each) => each.card === letterOf(card));

/** Against `seat`, whose own Countess protects nobody any more as soon as she is covered (MQ-67). */
const isProtected = (open: OpenCard, seat: number): boolean =>
  open.protected_by.some((countess) => countess !== seat);

/** What a card counts as when `seat` lays it now; null if a Cardsharp has nobody to imitate (MQ-80, MQ-83). */
export function actingAs(view: MarquisView, seat: number, card: string): string | null {
  if (letterOf(card) !== 'F') return letterOf(card);
  const identity = view.places[seat]?.open?.card.identity ?? null;
  return identity === 'F' ? null : identity;
}

/** A player other than `seat` who is not out and shows an unprotected card. */
export function isTarget(view: MarquisView, seat: number, other: number): boolean {
  const place = view.places[other];
  return other !== seat && Boolean(place?.open && !place.out && !isProtected(place.open, seat));
}

/** MQ-R44: the other seats in the order of play. */
export function orderFrom(view: MarquisView, seat: number, clockwise = view.clockwise): number[] {
  return Array.from({ length: view.seats - 1 }, (_, index) => {
    const step = clockwise ? index + 1 : view.seats - 1 - index;
    return (seat + step) % view.seats;
  });
}

/** MQ-91 to MQ-93: the Marquises that pay, with what each position owes. */
function paydayPositions(view: MarquisView, seat: number): Map<number, number> {
  const open = view.places
    .map((place, other) => ({ other, card: place.open?.card }))
    .filter(({ other, card }) => other !== seat && card?.identity === 'M')
    .filter(({ card }) => (card?.laid ?? 0) > view.marquis_reset)
    .sort((one, another) => (one.card?.laid ?? 0) - (another.card?.laid ?? 0));
  return new Map(
    open.map(({ other, card }, index) => [
      other,
      view.options.marquis_rank === 'counted' ? (card?.rank ?? 0) : index + 1,
    ]),
  );
}

/** MQ-102 to MQ-104: the only one with the most valuable jewels, if there is one. */
export function richest(view: MarquisView): number | null {
  const best = Math.max(...view.places.map((place) => place.points));
  const found = view.places.flatMap((place, seat) => (place.points === best ? [seat] : []));
  return found.length === 1 ? (found[0] ?? null) : null;
}

export interface Loss {
  seat: number;
  coins: number;
  /** A character that would be eliminated because its player cannot pay. */
  killed: boolean;
  mayVeto: boolean;
}

export interface Consequences {
  acting: string | null;
  treasury: number;
  losses: Loss[];
  gives: number[];
  /** MQ-60: among whom the Assassin may choose. */
  victims: number[];
  turns: boolean;
  rate: Rate | null;
  /** What one would own afterwards, if nobody plays a Veto and nobody is killed by choice. */
  coins: number;
}

/** MQ-21 to MQ-31: what happens if `seat` lays `card` now, as far as everything lies open. */
export function consequences(view: MarquisView, seat: number, card: string): Consequences {
  const acting = actingAs(view, seat, card);
  const turns = letterOf(card) === 'F';
  const found: Consequences = {
    acting,
    treasury: 0,
    losses: [],
    gives: [],
    victims: [],
    turns,
    rate: rateAfter(view, seat, acting),
    coins: view.places[seat]?.coins ?? 0,
  };
  if (acting === null) return found;
  const order = orderFrom(view, seat, turns ? !view.clockwise : view.clockwise);
  found.treasury = Math.min(characterOf(view, acting)?.treasury ?? 0, view.treasury);
  const purse = new Map(view.places.map((place, other) => [other, place.coins]));
  const lose = (other: number, wanted: number): void => {
    const coins = Math.min(wanted, purse.get(other) ?? 0);
    if (coins === 0) return;
    purse.set(other, (purse.get(other) ?? 0) - coins);
    found.losses.push(loss(view, other, coins, false));
  };
  const targets = order.filter((each) => isTarget(view, seat, each));
  for (const other of targets) lose(other, symbolCoins(view, acting, other));
  // MQ-93: a Cardsharp turns play round first, so that nobody has a position when he imitates the Marquis.
  if (acting === 'M' && !turns) {
    const owed = paydayPositions(view, seat);
    for (const other of targets) lose(other, owed.get(other) ?? 0);
  }
  if (acting === 'T') {
    const rich = richest(view);
    if (rich !== null && targets.includes(rich)) lose(rich, view.fixed.pickpocket);
  }
  if (acting === 'W') demand(view, targets, purse, found);
  if (acting === 'A') found.victims = targets;
  const gained = found.losses.reduce((sum, each) => sum + each.coins, found.treasury);
  found.coins += gained;
  if (acting !== 'M') found.gives = paid(view, seat, acting, found);
  found.coins -= Math.min(found.coins, found.gives.length * view.fixed.identical);
  return found;
}

/** MQ-23, MQ-R18: what the symbols of a character take from somebody's open card. */
function symbolCoins(view: MarquisView, acting: string, other: number): number {
  const steals = characterOf(view, acting)?.steals ?? {};
  const lying = view.places[other]?.open?.card;
  const coins = steals[lying?.identity ?? ''] ?? 0;
  const both = view.options.cardsharp_identity === 'both' && letterOf(lying?.card ?? '') === 'F';
  return both ? Math.max(coins, steals.F ?? 0) : coins;
}

function loss(view: MarquisView, seat: number, coins: number, killed: boolean): Loss {
  return { seat, coins, killed, mayVeto: view.places[seat]?.might_veto ?? false };
}

/** MQ-105, MQ-106. */
function demand(
  view: MarquisView,
  targets: number[],
  purse: Map<number, number>,
  found: Consequences,
): void {
  for (const other of targets) {
    if (view.places[other]?.open?.card.identity === 'W') continue;
    const coins = Math.min(view.fixed.highwayman, purse.get(other) ?? 0);
    found.losses.push(loss(view, other, coins, coins === 0));
  }
}

export interface Threat {
  thief: number;
  card: string;
  victim: number;
  coins: number;
  killed: boolean;
}

/** Who could rob or kill whom if he laid a card now, as far as the table knows what he may still lay. */
export function threats(view: MarquisView): Threat[] {
  return view.places.flatMap((place, thief) => {
    const cards = place.hired === null ? place.might_lay : [...place.might_lay, place.hired];
    return place.out ? [] : cards.flatMap((card) => threatsOf(view, thief, card));
  });
}

function threatsOf(view: MarquisView, thief: number, card: string): Threat[] {
  const { losses, victims } = consequences(view, thief, card);
  const coins = new Map<number, number>();
  for (const each of losses) coins.set(each.seat, (coins.get(each.seat) ?? 0) + each.coins);
  const killed = new Set(losses.filter((each) => each.killed).map((each) => each.seat));
  for (const victim of victims) {
    const left = (view.places[victim]?.coins ?? 0) - (coins.get(victim) ?? 0);
    coins.set(victim, (coins.get(victim) ?? 0) + Math.min(view.fixed.assassin, left));
    killed.add(victim);
  }
  return [...coins].map(([victim, lost]) => ({
    thief,
    card,
    victim,
    coins: lost,
    killed: killed.has(victim),
  }));
}

/** MQ-44, MQ-117: what somebody's jewels are worth with so many diamonds more. */
export function pointsWith(view: MarquisView, seat: number, more: number): number {
  const { diamonds_per_ruby, diamond_points, ruby_points } = view.fixed;
  const place = view.places[seat];
  const diamonds = (place?.diamonds ?? 0) + more;
  const swapped = Math.min(Math.floor(diamonds / diamonds_per_ruby), view.rubies ?? Infinity);
  const rubies = (place?.rubies ?? 0) + swapped;
  return (diamonds - swapped * diamonds_per_ruby) * diamond_points + rubies * ruby_points;
}

/** MQ-28, MQ-29: who is paid for showing the same character, the earliest first. */
function paid(view: MarquisView, seat: number, acting: string, found: Consequences): number[] {
  const killed = new Set(found.losses.filter((each) => each.killed).map((each) => each.seat));
  return view.places
    .map((place, other) => ({ other, card: place.open?.card }))
    .filter(({ other, card }) => other !== seat && card?.identity === acting && !killed.has(other))
    .sort((one, another) => (one.card?.laid ?? 0) - (another.card?.laid ?? 0))
    .slice(0, Math.ceil(found.coins / view.fixed.identical))
    .map(({ other }) => other);
}

/** MQ-32, MQ-77, MQ-89: the rate that the card would give at the next turn, as the table lies now. */
function rateAfter(view: MarquisView, seat: number, acting: string | null): Rate | null {
  if (acting === null) return null;
  const left = view.places[(seat + 1) % view.seats];
  if (acting === 'K') return left?.open?.card.identity === 'K' ? null : (left?.rate ?? null);
  const character = characterOf(view, acting);
  const others = view.places.some(
    (place, other) => other !== seat && place.open?.card.identity === 'E',
  );
  if (acting === 'E' && others) return character?.other_rate ?? null;
  return character?.rate ?? null;
}
