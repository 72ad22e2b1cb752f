// Written by scripts/protocol.py from the messages in src/ducats. Do not edit.

import type { Outcome, Page, Question, Sealed } from './engine';

/** MQ-32: a number of coins for a number of diamonds. */
export interface Rate {
  coins: number;
  diamonds: number;
}

/** A row of the overview card (MQ-03), as the data file of this table has it. */
export interface Character {
  card: string;
  treasury: number;
  steals: Record<string, number>;
  rate: Rate | null;
  other_rate: Rate | null;
}

/** MQ-03: the overview card, for pages that have no table. */
export interface Overview {
  characters: Character[];
}

/** The numbers that the rules name beside the cards, as the data file of this table has them. */
export interface Fixed {
  hand_size: number;
  diamonds_per_ruby: number;
  diamond_points: number;
  ruby_points: number;
  identical: number;
  assassin: number;
  pickpocket: number;
  highwayman: number;
  countess: number;
  mercenary: number;
}

/** A face-up card of a pile. */
export interface PileCard {
  card: string;
  identity: string;
  laid: number;
  used: boolean;
  rank: number;
}

/** The top card of a pile and what goes with it while it lies open. */
export interface OpenCard {
  card: PileCard;
  marked: boolean;
  protects: number | null;
  protected_by: number[];
  toll: boolean;
}

/** What everybody saw of a pile: in this order, it can be played through again (MQ-R21). */
export interface CardMoved {
  what: 'laid' | 'eliminated' | 'taken_back' | 'shown' | 'used' | 'discharged';
  card: string | null;
  identity: string | null;
  laid: number;
  rank: number;
}

/** One seat as the viewer sees it. */
export interface Place {
  coins: number;
  diamonds: number;
  rubies: number;
  points: number;
  vetoes: number;
  cards: number;
  deck: number;
  pile: number;
  open: OpenCard | null;
  eliminated: string[];
  moved: CardMoved[];
  rate: Rate | null;
  might_lay: string[];
  last: string | null;
  out: boolean;
  committed: boolean;
  bound: boolean;
  shown: boolean;
  might_veto: boolean;
  might_prosecute: boolean;
  veto_known: boolean;
  back: number;
  maybe_back: string[];
  coins_came: boolean;
  coins_ever: boolean;
  laid: string[];
  shielded: boolean;
  offer: Bundle | null;
  specials: number;
  lost: number;
  hired: string | null;
}

/** What only the viewers themselves know of their cards. */
export interface Mine {
  hand: string[];
  deck: string[];
  pile: PileCard[];
  specials: string[];
  lost: string[];
}

/** What the open question is about, as far as it is more than the question itself. */
export interface Matter {
  effect: 'robbery' | 'assassination' | 'payday' | 'theft' | 'demand' | 'toll' | 'sentence' | null;
  culprit: number | null;
  victim: number | null;
  coins: number;
  kills: boolean;
  other: number | null;
  standing: Bundle | null;
  rate: Rate | null;
  duty: boolean;
}

/** Section 4 of the rules, field by field. */
export interface MarquisView {
  game: 'marquis';
  seat: number | null;
  seats: number;
  outcome: Outcome | null;
  question: Question<MarquisAction> | null;
  options: MarquisOptions;
  data: string | null;
  characters: Character[];
  fixed: Fixed;
  treasury: number;
  diamonds: number | null;
  rubies: number | null;
  turned: (string | null)[];
  start: number | null;
  turn: number | null;
  turns: number;
  clockwise: boolean;
  laid: number;
  marquis_reset: number;
  marquises: number;
  veto_played: number | null;
  vetoes_gone: number;
  places: Place[];
  mine: Mine | null;
  everybody: Mine[];
  specials_played: string[];
  mercenaries: string[];
  discharged: string[];
  pages: Page[];
  matter: Matter | null;
  decided_by: string[];
}

/** MQ-63, MQ-97: what is paid for protection or for an intervention. */
export interface Bundle {
  coins: number;
  diamonds: number;
  vetoes: number;
  rubies: number;
}

/** The choices of a table; defaults are what the sources say, else those of the rulings.
 * 
 * MQ-V4: negotiation off and a random start player make a compact game for research. */
export interface MarquisOptions {
  jewel_supply: '21_15' | '18_13' | 'unlimited';
  start_player: 'reveal' | 'random' | 'seat0';
  assassin_optional: boolean;
  veto_scope: 'effect' | 'card' | 'stop';
  veto_toll: boolean;
  toll_waive: 'lapses' | 'next';
  countess_window: 'own_turn' | 'every_turn';
  negotiation: boolean;
  prosecutor_veto: 'prosecutor' | 'removed';
  prosecutor_limit: 'card' | 'none';
  prosecutor_bound: 'shown' | 'used';
  cardsharp_identity: 'imitated' | 'both';
  marquis_rank: 'open' | 'counted';
  negotiate_rubies: boolean;
  prosecutor_rubies: boolean;
  last_marquis: 'played' | 'open';
  out_prosecutor: boolean;
  out_countess: 'asked' | 'claims';
  late_exchange: 'may' | 'automatic';
  last_player_plays_on: 'may' | 'must';
  intrigues: boolean;
  mercenaries: boolean;
}

/** MQ-32 to MQ-37, MQ-75, MQ-108: `times` exchanges at the rate in force. */
export interface Exchange {
  type: 'Exchange';
  times: number;
}

/** MQ-69. */
export interface ClaimToll {
  type: 'ClaimToll';
}

/** MQ-71. */
export interface WaiveToll {
  type: 'WaiveToll';
}

/** MQ-13. */
export interface LayCard {
  type: 'LayCard';
  card: string;
}

/** MQ-60. */
export interface Assassinate {
  type: 'Assassinate';
  seat: number;
}

/** MQ-18, MQ-R06: the Assassin kills nobody. */
export interface SpareAll {
  type: 'SpareAll';
}

/** MQ-46: no Veto. */
export interface Allow {
  type: 'Allow';
}

/** MQ-46. */
export interface PlayVeto {
  type: 'PlayVeto';
}

/** MQ-95: no intervention. */
export interface PassBy {
  type: 'PassBy';
  reason?: '' | 'fair-price' | 'too-dear' | 'too-little' | 'no-danger' | 'in-danger' | 'cannot-spare-it' | 'asks-more' | 'takes-toll' | 'best-offer' | 'worth-the-veto' | 'helps-rival' | 'hurts-rival' | 'lets-it-stand';
}

/** MQ-95: the Veto is void, for nothing in return. */
export interface Neutralise {
  type: 'Neutralise';
}

/** MQ-97: the culprit is asked for this. */
export interface DemandPrice {
  type: 'DemandPrice';
  bundle: Bundle;
}

/** Yes to what was named last. */
export interface Accept {
  type: 'Accept';
  reason?: '' | 'fair-price' | 'too-dear' | 'too-little' | 'no-danger' | 'in-danger' | 'cannot-spare-it' | 'asks-more' | 'takes-toll' | 'best-offer' | 'worth-the-veto' | 'helps-rival' | 'hurts-rival' | 'lets-it-stand';
}

/** No to what was named last. */
export interface Refuse {
  type: 'Refuse';
  reason?: '' | 'fair-price' | 'too-dear' | 'too-little' | 'no-danger' | 'in-danger' | 'cannot-spare-it' | 'asks-more' | 'takes-toll' | 'best-offer' | 'worth-the-veto' | 'helps-rival' | 'hurts-rival' | 'lets-it-stand';
}

/** MQ-97: the culprit offers this instead. */
export interface Counter {
  type: 'Counter';
  bundle: Bundle;
  reason?: '' | 'fair-price' | 'too-dear' | 'too-little' | 'no-danger' | 'in-danger' | 'cannot-spare-it' | 'asks-more' | 'takes-toll' | 'best-offer' | 'worth-the-veto' | 'helps-rival' | 'hurts-rival' | 'lets-it-stand';
}

/** MQ-63: what a client would pay for protection. */
export interface OfferFee {
  type: 'OfferFee';
  bundle: Bundle;
}

/** MQ-63: no interest in protection. */
export interface OfferNothing {
  type: 'OfferNothing';
}

/** MQ-63: this client is protected for what they offered. */
export interface AcceptOffer {
  type: 'AcceptOffer';
  seat: number;
  reason?: '' | 'fair-price' | 'too-dear' | 'too-little' | 'no-danger' | 'in-danger' | 'cannot-spare-it' | 'asks-more' | 'takes-toll' | 'best-offer' | 'worth-the-veto' | 'helps-rival' | 'hurts-rival' | 'lets-it-stand';
}

/** MQ-63: the Countess names her own price to one player. */
export interface DemandFee {
  type: 'DemandFee';
  seat: number;
  bundle: Bundle;
  reason?: '' | 'fair-price' | 'too-dear' | 'too-little' | 'no-danger' | 'in-danger' | 'cannot-spare-it' | 'asks-more' | 'takes-toll' | 'best-offer' | 'worth-the-veto' | 'helps-rival' | 'hurts-rival' | 'lets-it-stand';
}

/** MQ-64: nobody is protected. */
export interface Decline {
  type: 'Decline';
  reason?: '' | 'fair-price' | 'too-dear' | 'too-little' | 'no-danger' | 'in-danger' | 'cannot-spare-it' | 'asks-more' | 'takes-toll' | 'best-offer' | 'worth-the-veto' | 'helps-rival' | 'hurts-rival' | 'lets-it-stand';
}

/** MQ-85. */
export interface TakeBack {
  type: 'TakeBack';
  card: string;
}

/** MQ-100: a card of the draw pile, or None for the top one. */
export interface CallWitness {
  type: 'CallWitness';
  card: string | null;
}

/** MQ-114. */
export interface PlayOn {
  type: 'PlayOn';
}

/** MQ-114, MQ-R37. */
export interface Stop {
  type: 'Stop';
}

/** MQ-V2: the Veto, and with it the effect turned back on the culprit. */
export interface Retaliate {
  type: 'Retaliate';
}

/** MQ-V2: no special card now. */
export interface KeepSpecial {
  type: 'KeepSpecial';
}

/** MQ-V2: the special card of the character just laid; `seat` is whom it concerns, if one is chosen. */
export interface PlaySpecial {
  type: 'PlaySpecial';
  seat: number | null;
}

/** MQ-V3: a mercenary for money. */
export interface Hire {
  type: 'Hire';
}

/** MQ-V3. */
export interface HireNobody {
  type: 'HireNobody';
}

/** MQ-V3: the mercenary is laid now. */
export interface LayAtOnce {
  type: 'LayAtOnce';
}

/** MQ-V3: the mercenary waits before their player. */
export interface KeepForLater {
  type: 'KeepForLater';
}

/** MQ-06: a card turned up to find the start player. */
export interface TurnUp {
  type: 'TurnUp';
  card: string;
}

/** MQ-R02 with start_player = random. */
export interface ChooseStart {
  type: 'ChooseStart';
  seat: number;
}

/** MQ-08, MQ-41: the next card of somebody's draw pile. */
export interface DrawCard {
  type: 'DrawCard';
  card: string;
}

/** MQ-V2: a special card, named by the card it is played with. */
export interface DealSpecial {
  type: 'DealSpecial';
  card: string;
}

/** MQ-V3: the top card of the mercenary pile; of several alike, `copy` says which. */
export interface TurnMercenary {
  type: 'TurnMercenary';
  card: string;
  copy?: number;
}

/** MQ-V2: the card that leaves a draw pile unseen. */
export interface LoseCard {
  type: 'LoseCard';
  card: string;
}

export interface StartCardTurned {
  type: 'StartCardTurned';
  seat: number;
  card: string;
  rule: string;
}

export interface StartPlayerFound {
  type: 'StartPlayerFound';
  seat: number;
  coins: number[];
  treasury: number;
  rule: string;
}

/** MQ-08: seen by its owner only. */
export interface HandDealt {
  type: 'HandDealt';
  seat: number;
  cards: string[] | null;
  rule: string;
}

/** MQ-12; `last`: they have no character left and make their last exchange (MQ-108). */
export interface TurnBegan {
  type: 'TurnBegan';
  seat: number;
  last: boolean;
  rule: string;
}

export interface CardLaid {
  type: 'CardLaid';
  seat: number;
  card: string;
  identity: string;
  laid: number;
  rule: string;
}

export interface DirectionTurned {
  type: 'DirectionTurned';
  seat: number;
  clockwise: boolean;
  rule: string;
}

export interface ExtortionersMarked {
  type: 'ExtortionersMarked';
  seats: number[];
  rule: string;
}

export interface TreasuryTaken {
  type: 'TreasuryTaken';
  seat: number;
  coins: number;
  treasury: number;
  rule: string;
}

/** An effect that has come to pass: coins go from the victim to the culprit. */
export interface CoinsTaken {
  type: 'CoinsTaken';
  culprit: number;
  victim: number;
  coins: number;
  effect: 'robbery' | 'assassination' | 'payday' | 'theft' | 'demand' | 'toll' | 'sentence';
  rule: string;
}

export interface CoinsGiven {
  type: 'CoinsGiven';
  seat: number;
  receiver: number;
  coins: number;
  rule: string;
}

export interface Eliminated {
  type: 'Eliminated';
  culprit: number;
  victim: number;
  card: string;
  exposed: string | null;
  effect: 'robbery' | 'assassination' | 'payday' | 'theft' | 'demand' | 'toll' | 'sentence';
  rule: string;
}

export interface AllSpared {
  type: 'AllSpared';
  seat: number;
  rule: string;
}

export interface Exchanged {
  type: 'Exchanged';
  seat: number;
  times: number;
  coins: number;
  vetoes: number;
  diamonds: number;
  kind: 'own' | 'dealer' | 'last' | 'late';
  duty: boolean;
  rule: string;
}

/** MQ-70: after the tolls nothing is left to exchange with. */
export interface ExchangePrevented {
  type: 'ExchangePrevented';
  seat: number;
  rule: string;
}

export interface RubyGained {
  type: 'RubyGained';
  seat: number;
  rubies: number;
  rule: string;
}

export interface TollSet {
  type: 'TollSet';
  seat: number;
  rule: string;
}

export interface TollClaimed {
  type: 'TollClaimed';
  seat: number;
  payer: number;
  forced: boolean;
  rule: string;
}

export interface TollWaived {
  type: 'TollWaived';
  seat: number;
  payer: number;
  rule: string;
}

/** MQ-46: asked for a Veto, and none came. */
export interface Allowed {
  type: 'Allowed';
  seat: number;
  culprit: number;
  effect: 'robbery' | 'assassination' | 'payday' | 'theft' | 'demand' | 'toll' | 'sentence';
  rule: string;
}

export interface VetoPlayed {
  type: 'VetoPlayed';
  seat: number;
  culprit: number;
  effect: 'robbery' | 'assassination' | 'payday' | 'theft' | 'demand' | 'toll' | 'sentence';
  rule: string;
}

/** MQ-48, MQ-96: before whom the Veto comes to lie. */
export interface VetoLaid {
  type: 'VetoLaid';
  owner: number;
  seat: number;
  neutralised: boolean;
  rule: string;
}

/** MQ-R14 with prosecutor_veto = removed. */
export interface VetoRemoved {
  type: 'VetoRemoved';
  owner: number;
  rule: string;
}

export interface InterventionPassed {
  type: 'InterventionPassed';
  seat: number;
  rule: string;
}

export interface ProsecutorShown {
  type: 'ProsecutorShown';
  seat: number;
  rule: string;
}

export interface PriceDemanded {
  type: 'PriceDemanded';
  seat: number;
  culprit: number;
  bundle: Bundle;
  rule: string;
}

export interface PriceCountered {
  type: 'PriceCountered';
  seat: number;
  prosecutor: number;
  bundle: Bundle;
  rule: string;
}

export interface TermsAccepted {
  type: 'TermsAccepted';
  seat: number;
  other: number;
  rule: string;
}

export interface TermsRefused {
  type: 'TermsRefused';
  seat: number;
  other: number;
  rule: string;
}

/** MQ-63, MQ-97: why somebody answers as they do; the answer itself follows. */
export interface ReasonGiven {
  type: 'ReasonGiven';
  seat: number;
  reason: '' | 'fair-price' | 'too-dear' | 'too-little' | 'no-danger' | 'in-danger' | 'cannot-spare-it' | 'asks-more' | 'takes-toll' | 'best-offer' | 'worth-the-veto' | 'helps-rival' | 'hurts-rival' | 'lets-it-stand';
  rule: string;
}

export interface VetoNeutralised {
  type: 'VetoNeutralised';
  seat: number;
  culprit: number;
  victim: number;
  from_hand: boolean;
  rule: string;
}

export interface FeeOffered {
  type: 'FeeOffered';
  seat: number;
  countess: number;
  bundle: Bundle | null;
  rule: string;
}

export interface FeeDemanded {
  type: 'FeeDemanded';
  seat: number;
  client: number;
  bundle: Bundle;
  rule: string;
}

export interface ProtectionDeclined {
  type: 'ProtectionDeclined';
  seat: number;
  rule: string;
}

export interface ProtectionSold {
  type: 'ProtectionSold';
  seat: number;
  client: number;
  bundle: Bundle;
  rule: string;
}

export interface ProtectionEnded {
  type: 'ProtectionEnded';
  seat: number;
  client: number;
  rule: string;
}

/** MQ-R31: `own_veto`, if their Veto came out of the hand for it. */
export interface BundlePaid {
  type: 'BundlePaid';
  seat: number;
  receiver: number;
  bundle: Bundle;
  own_veto: boolean;
  rule: string;
}

export interface CardDrawn {
  type: 'CardDrawn';
  seat: number;
  card: string | null;
  rule: string;
}

export interface CardTakenBack {
  type: 'CardTakenBack';
  seat: number;
  card: string | null;
  rule: string;
}

export interface SpecialDealt {
  type: 'SpecialDealt';
  seat: number;
  card: string | null;
  rule: string;
}

export interface SpecialKept {
  type: 'SpecialKept';
  seat: number;
  rule: string;
}

export interface SpecialPlayed {
  type: 'SpecialPlayed';
  seat: number;
  card: string;
  target: number | null;
  rule: string;
}

/** MQ-V2: coins to the treasury, diamonds to the middle, or to the seat that plays the card. */
export interface GoodsLost {
  type: 'GoodsLost';
  seat: number;
  coins: number;
  diamonds: number;
  rule: string;
}

/** MQ-V2: a card leaves a draw pile unseen. */
export interface CardLost {
  type: 'CardLost';
  seat: number;
  rule: string;
}

export interface MercenaryHired {
  type: 'MercenaryHired';
  seat: number;
  card: string;
  rule: string;
}

export interface MercenaryKept {
  type: 'MercenaryKept';
  seat: number;
  card: string;
  rule: string;
}

export interface MercenaryDischarged {
  type: 'MercenaryDischarged';
  seat: number;
  card: string;
  rule: string;
}

export interface PlayedOn {
  type: 'PlayedOn';
  seat: number;
  rule: string;
}

export interface Stopped {
  type: 'Stopped';
  seat: number;
  rule: string;
}

export interface WentOut {
  type: 'WentOut';
  seat: number;
  rule: string;
}

export interface GameEnded {
  type: 'GameEnded';
  points: number[];
  coins: number[];
  ranks: number[];
  rule: string;
}

/** MQ-80, MQ-83: what a Cardsharp would act as; None: nobody. */
export interface Imitates {
  type: 'Imitates';
  card: string | null;
}

/** MQ-21. */
export interface TreasuryPays {
  type: 'TreasuryPays';
  coins: number;
}

/** MQ-25: coins that another player would lose, unless a Veto stops it. */
export interface Loses {
  type: 'Loses';
  victim: number;
  coins: number;
  veto: boolean;
}

/** MQ-54: an open character that would be eliminated, unless a Veto stops it. */
export interface LosesCharacter {
  type: 'LosesCharacter';
  victim: number;
  card: string;
  veto: boolean;
}

/** MQ-28: coins for an identical character. */
export interface Gives {
  type: 'Gives';
  receiver: number;
  coins: number;
}

/** What the player would own, if nobody plays a Veto and no offer is made or taken. */
export interface CoinsAfter {
  type: 'CoinsAfter';
  coins: number;
}

/** What a character can do; MQ-75, MQ-77: some have two rates. */
export interface Ability {
  type: 'Ability';
  card: string;
  rate: Rate | null;
  other_rate: Rate | null;
}

/** MQ-32: the rate of the next turn, as the table would lie. */
export interface RateAfter {
  type: 'RateAfter';
  rate: Rate;
}

/** MQ-90: no exchange in the next turn, as the table would lie. */
export interface NoRate {
  type: 'NoRate';
}

/** MQ-33: what the player would own after an exchange, tolls not counted. */
export interface ExchangedTo {
  type: 'ExchangedTo';
  coins: number;
  points: number;
  tolls: number;
}

/** MQ-46: what an effect that is allowed costs. */
export interface YouLose {
  type: 'YouLose';
  coins: number;
}

export interface YouLoseCharacter {
  type: 'YouLoseCharacter';
  card: string;
}

/** MQ-46: what a Veto that holds saves. */
export interface Saves {
  type: 'Saves';
  coins: number;
}

export interface SavesCharacter {
  type: 'SavesCharacter';
  card: string;
}

/** MQ-48, MQ-95. */
export interface VetoGoesTo {
  type: 'VetoGoesTo';
  culprit: number;
}

/** MQ-95: coins that the attack takes after all once its Veto is void. */
export interface Takes {
  type: 'Takes';
  culprit: number;
  victim: number;
  coins: number;
}

/** MQ-96: before whom a voided Veto comes to lie. */
export interface VetoPasses {
  type: 'VetoPasses';
  seat: number;
}

/** MQ-R14 with prosecutor_veto = removed: it leaves the game. */
export interface VetoEnds {
  type: 'VetoEnds';
}

/** MQ-99: the duty that follows from a Prosecutor shown from the hand. */
export interface MustLayProsecutor {
  type: 'MustLayProsecutor';
}

/** MQ-101: the open Prosecutor will not intervene again. */
export interface ProsecutorSpent {
  type: 'ProsecutorSpent';
}

/** MQ-63, MQ-97: what the player would own once the bundle has been paid. */
export interface GoodsAfter {
  type: 'GoodsAfter';
  coins: number;
  diamonds: number;
  vetoes: number;
}

/** What the player can offer. */
export interface GoodsNow {
  type: 'GoodsNow';
  coins: number;
  diamonds: number;
  vetoes: number;
}

/** What everybody sees another player own. */
export interface GoodsOf {
  type: 'GoodsOf';
  other: number;
  coins: number;
  diamonds: number;
  vetoes: number;
}

/** MQ-21: the treasury's coins of a card. */
export interface Prints {
  type: 'Prints';
  coins: number;
}

/** MQ-69: what a Countess's toll is worth now. */
export interface Toll {
  type: 'Toll';
  payer: number;
  coins: number;
}

/** MQ-V3: what a mercenary costs. */
export interface Costs {
  type: 'Costs';
  coins: number;
}

/** What a player could do if they laid a card now that they may still hold as far as the table knows. */
export interface Threat {
  type: 'Threat';
  thief: number;
  card: string;
  coins: number[];
  killed: number[];
}

export type MarquisAction = Exchange | ClaimToll | WaiveToll | LayCard | Assassinate | SpareAll | Allow | PlayVeto | PassBy | Neutralise | DemandPrice | Accept | Refuse | Counter | OfferFee | OfferNothing | AcceptOffer | DemandFee | Decline | TakeBack | CallWitness | PlayOn | Stop | Retaliate | KeepSpecial | PlaySpecial | Hire | HireNobody | LayAtOnce | KeepForLater | TurnUp | ChooseStart | DrawCard | DealSpecial | TurnMercenary | LoseCard;

export type MarquisEvent = Sealed | StartCardTurned | StartPlayerFound | HandDealt | TurnBegan | CardLaid | DirectionTurned | ExtortionersMarked | TreasuryTaken | CoinsTaken | CoinsGiven | Eliminated | AllSpared | Exchanged | ExchangePrevented | RubyGained | TollSet | TollClaimed | TollWaived | Allowed | VetoPlayed | VetoLaid | VetoRemoved | InterventionPassed | ProsecutorShown | PriceDemanded | PriceCountered | TermsAccepted | TermsRefused | ReasonGiven | VetoNeutralised | FeeOffered | FeeDemanded | ProtectionDeclined | ProtectionSold | ProtectionEnded | BundlePaid | CardDrawn | CardTakenBack | SpecialDealt | SpecialKept | SpecialPlayed | GoodsLost | CardLost | MercenaryHired | MercenaryKept | MercenaryDischarged | PlayedOn | Stopped | WentOut | GameEnded;

export type MarquisFact = Imitates | TreasuryPays | Loses | LosesCharacter | Gives | CoinsAfter | Ability | RateAfter | NoRate | ExchangedTo | YouLose | YouLoseCharacter | Saves | SavesCharacter | VetoGoesTo | Takes | VetoPasses | VetoEnds | MustLayProsecutor | ProsecutorSpent | GoodsAfter | GoodsNow | GoodsOf | Prints | Toll | Costs | Threat;
