// Written by scripts/protocol.py from the messages in src/ducats. Do not edit.

import type { Outcome, Question, Sealed } from './engine';

/** One seat as the viewer sees it. */
export interface Place {
  cards: number;
  rewards: (string | null)[];
  row: string;
  pays: (number | null)[];
  worth: number | null;
  jailed: boolean;
  committed: boolean;
  total: number;
}

/** A duel that has been fought in this hand. */
export interface Duel {
  guard: number;
  cards: (string | null)[];
  jailed: number | null;
  sum: number;
  won: boolean;
  seat: number;
}

/** A hand that has been scored. */
export interface HandResult {
  reason: 'three_jewels' | 'nine_duels';
  jewelled: number | null;
  duels: number;
  rewards: string[][];
  rows: string[];
  scores: number[];
}

/** A token move that waits for its second half: who takes what onto which slot. */
export interface Pending {
  seat: number;
  to: number;
  token: 'J' | 'P';
}

/** MU-19, MU-21: by how much a token multiplies the card it lies on, as the data file has it. */
export interface Fixed {
  jewel: number;
  prison: number;
}

/** Section 4 of the rules, field by field. */
export interface MusketeersView {
  game: 'musketeers';
  seat: number | null;
  seats: number;
  outcome: Outcome | null;
  question: Question<MusketeersAction> | null;
  options: MusketeersOptions;
  data: string | null;
  fixed: Fixed;
  hand_number: number;
  duel: number;
  guard: number | null;
  guards_left: number[];
  removed: number[];
  jewels: number;
  prisons: number;
  places: Place[];
  hand: string[];
  hands: string[][];
  duels: Duel[];
  results: HandResult[];
  pending: Pending | null;
}

/** The choices of a table; defaults are those of the rulings. */
export interface MusketeersOptions {
  match_mode: 'target' | 'single_hand' | 'fixed_hands';
  match_target: number;
  hands: number;
  match_tie: 'shared' | 'extra_hand';
  max_hands: number;
  full_loser_takes_prison: boolean;
  victim_picks_slot: boolean;
  jail_discard_visible: boolean;
  talk: 'silent' | 'open';
  labels: 'hexagames' | 'pegasus';
}

/** Another player's token; slot None when its owner will say which (option victim_picks_slot). */
export interface Source {
  seat: number;
  slot: number | null;
}

/** MU-9: three of the twelve cards, in any order. */
export interface LayRewards {
  type: 'LayRewards';
  cards: [string, string, string];
}

/** MU-13: the card for this duel; MU-30: for a jailed player, the card to discard. */
export interface PlayCard {
  type: 'PlayCard';
  card: string;
}

/** MU-18, MU-23: a jewel onto one's own slot `to`, from the centre or from somebody. */
export interface TakeJewel {
  type: 'TakeJewel';
  to: number;
  source: Source | null;
}

/** MU-25, MU-27: one's own prison back to the centre. */
export interface FreePrison {
  type: 'FreePrison';
  slot: number;
}

/** MU-20, MU-23: a prison onto one's own slot `to`, from the centre or from somebody. */
export interface TakePrison {
  type: 'TakePrison';
  to: number;
  source: Source | null;
}

/** MU-28: one's own jewel back to the centre. */
export interface ReturnJewel {
  type: 'ReturnJewel';
  slot: number;
}

/** MU-R06 with victim_picks_slot: the slot whose token goes. */
export interface GiveToken {
  type: 'GiveToken';
  slot: number;
}

/** MU-7. */
export interface DealCard {
  type: 'DealCard';
  card: string;
}

/** MU-R18: which of the three rewards, sorted from weakest, lies in slots 0, 1, 2. */
export interface ShuffleSlots {
  type: 'ShuffleSlots';
  order: [number, number, number];
}

/** MU-12. `card` tells guards of equal value apart. */
export interface TurnGuard {
  type: 'TurnGuard';
  card: number;
  value: number;
}

/** MU-5, MU-39. */
export interface HandBegan {
  type: 'HandBegan';
  hand: number;
  guards: number[];
  removed: number[];
  rule: string;
}

/** MU-7: twelve cards, seen by their owner only. */
export interface HandDealt {
  type: 'HandDealt';
  seat: number;
  cards: string[] | null;
  rule: string;
}

/** MU-9, MU-R18, MU-R19: three cards face down in their slots, known to their owner. */
export interface RewardsLaid {
  type: 'RewardsLaid';
  seat: number;
  cards: [string, string, string] | null;
  rule: string;
}

/** MU-12. */
export interface GuardTurned {
  type: 'GuardTurned';
  duel: number;
  guard: number;
  jailed: number | null;
  rule: string;
}

/** MU-13, MU-15: all cards at once; `seat` is the strongest of a won duel or the weakest of a lost one. */
export interface CardsRevealed {
  type: 'CardsRevealed';
  duel: number;
  guard: number;
  cards: (string | null)[];
  jailed: number | null;
  sum: number;
  won: boolean;
  seat: number;
  discard_visible: boolean;
  rule: string;
}

export interface JewelTaken {
  type: 'JewelTaken';
  seat: number;
  to: number;
  source: Source | null;
  forced: boolean;
  rule: string;
}

export interface PrisonFreed {
  type: 'PrisonFreed';
  seat: number;
  slot: number;
  forced: boolean;
  rule: string;
}

export interface PrisonTaken {
  type: 'PrisonTaken';
  seat: number;
  to: number;
  source: Source | null;
  forced: boolean;
  rule: string;
}

export interface JewelReturned {
  type: 'JewelReturned';
  seat: number;
  slot: number;
  forced: boolean;
  rule: string;
}

export interface Jailed {
  type: 'Jailed';
  seat: number;
  rule: string;
}

export interface Released {
  type: 'Released';
  seat: number;
  rule: string;
}

/** MU-33 to MU-38: the rewards are shown and paid. */
export interface HandEnded {
  type: 'HandEnded';
  hand: number;
  reason: 'three_jewels' | 'nine_duels';
  rewards: string[][];
  rows: string[];
  scores: number[];
  totals: number[];
  rule: string;
}

export interface MatchEnded {
  type: 'MatchEnded';
  totals: number[];
  winners: number[];
  rule: string;
}

/** MU-35, MU-36: what a card pays as a reward, bare and with a jewel. */
export interface Worth {
  type: 'Worth';
  card: string;
  coins: number;
  jewelled: number;
}

/** MU-30: a jailed player's card has no effect. */
export interface PutAside {
  type: 'PutAside';
  card: string;
}

/** MU-31: nobody else fights, and the card beats the guard. */
export interface Reaches {
  type: 'Reaches';
  card: string;
  guard: number;
}

/** MU-31: nobody else fights, and the card does not beat the guard. */
export interface FallsShort {
  type: 'FallsShort';
  card: string;
  guard: number;
  need: number;
}

/** MU-15 to MU-17: if every other fighter played an unseen card at random, in per cent. */
export interface Odds {
  type: 'Odds';
  card: string;
  need: number;
  won: number;
  jewel: number;
  prison: number;
}

/** MU-35 to MU-37: what a reward would pay, and pays now. */
export interface Pays {
  type: 'Pays';
  card: string;
  before: number;
  after: number;
}

/** MU-21, MU-37: a reward that a prison makes worthless, and what it pays now. */
export interface Locked {
  type: 'Locked';
  card: string;
  before: number;
}

/** MU-23: from whose slot, 1 to 3, a jewel is taken; 0: they choose which. */
export interface JewelLeaves {
  type: 'JewelLeaves';
  victim: number;
  place: number;
}

/** MU-23, MU-32: the same with a prison. */
export interface PrisonLeaves {
  type: 'PrisonLeaves';
  victim: number;
  place: number;
  freed: boolean;
}

export type MusketeersAction = LayRewards | PlayCard | TakeJewel | FreePrison | TakePrison | ReturnJewel | GiveToken | DealCard | ShuffleSlots | TurnGuard;

export type MusketeersEvent = Sealed | HandBegan | HandDealt | RewardsLaid | GuardTurned | CardsRevealed | JewelTaken | PrisonFreed | PrisonTaken | JewelReturned | Jailed | Released | HandEnded | MatchEnded;

export type MusketeersFact = Worth | PutAside | Reaches | FallsShort | Odds | Pays | Locked | JewelLeaves | PrisonLeaves;
