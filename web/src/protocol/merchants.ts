// Written by scripts/protocol.py from the messages in src/ducats. Do not edit.

import type { Outcome, Question, Sealed } from './engine';

/** MA-06: the level of a good and what it means. */
export interface GoodPrice {
  level: number;
  buy: number;
  sell: number;
}

/** A wagon with its load; `came_from` is the space behind it, none in a city. */
export interface WagonSeen {
  at: string | null;
  came_from: string | null;
  master: number | null;
  cargo: Record<string, number>[];
  arrived: number;
  axle: boolean;
  movable: boolean;
}

/** What one player paid for a wagon and got by it. */
export interface WagonBooks {
  bids: number;
  fees: number;
  earned: number;
  sales: number;
  result: number;
}

/** What a player's trade has cost and brought so far. */
export interface Books {
  goods: number;
  wagons: WagonBooks[];
}

/** One seat as the viewer sees it. */
export interface Place {
  status: number;
  upkeep: number;
  credits: number;
  cash: number | null;
  tokens: number[];
  investments: string[];
  influence: number;
  cards: string[] | null;
  stores: Record<string, Record<string, number>>;
  books: Books | null;
}

/** A purchase that is going on: which pass of the round, and what was bought so far in it. */
export interface PurchaseOn {
  number: number;
  bought: number;
  city: string | null;
}

/** The loading of a wagon: whose turn, and how far a guest's bargain has got. */
export interface LoadingOn {
  wagon: number;
  guest: number | null;
  goods: string[];
  quote: number | null;
  counter: number | null;
  final: number | null;
}

/** A movement turn: what was done, what is left, and how wagons and courier stood when it began. */
export interface MoveOn {
  moved: boolean;
  extra: number;
  courier: number;
  courier_began: string | null;
  together: number[];
}

/** Price adjustments: office steps left. */
export interface AdjustOn {
  steps: number;
}

/** A wagon about to be unloaded, and who has played a charter for it. */
export interface UnloadOn {
  wagon: number;
  chartered: number[];
}

/** A warehouse sale: goods sold so far. */
export interface SaleOn {
  sold: number;
}

/** An auction of an investment card. */
export interface AuctionOn {
  number: number;
  high: number;
  leader: number | null;
  inside: number[];
  winners: number[];
  card: string | null;
  seller: number | null;
}

/** A status turn: favour played, gone down, credit taken. */
export interface StatusOn {
  favour: boolean;
  fell: boolean;
  borrowed: boolean;
  before: boolean;
}

/** Printed numbers that texts name, as the data file of this table has them. */
export interface Fixed {
  max_purchase: number;
  credit_repay: number;
  powers: Record<string, number>;
  titles: string[];
}

/** Where a space lies on the printed map. */
export interface SpaceShape {
  id: string;
  kind: 'city' | 'junction' | 'road';
  x: number;
  y: number;
  neighbours: string[];
}

/** The whole board. */
export interface Plan {
  goods: string[];
  phases: ('setup' | 'purchase' | 'wagons' | 'movement' | 'prices' | 'unloading' | 'investment' | 'status')[];
  spaces: SpaceShape[];
  markets: Record<string, string[]>;
  levels: GoodPrice[];
  steps: number[];
  upkeep: number[];
  tokens: number[];
  unit: number;
  quote_max: number;
}

/** What one viewer may know. */
export interface MerchantsView {
  game: 'merchants';
  seat: number | null;
  seats: number;
  outcome: Outcome | null;
  question: Question<MerchantsAction> | null;
  options: MerchantsOptions;
  data: string | null;
  plan: Plan | null;
  fixed: Fixed;
  round: number;
  phase: 'setup' | 'purchase' | 'wagons' | 'movement' | 'prices' | 'unloading' | 'investment' | 'status';
  first: number | null;
  arrivals: number;
  end_arrivals: number;
  step_cost: number;
  credits_left: number | null;
  prices: Record<string, GoodPrice>;
  supply: Record<string, number>;
  bonuses: Record<string, number>;
  wagons: WagonSeen[];
  courier: string;
  display: string[];
  deck: number;
  influence_left: number;
  pile: Record<string, number> | null;
  played: Record<string, number>;
  places: Place[];
  standing: (number | null)[];
  purchase: PurchaseOn | null;
  bidding: number | null;
  loading: LoadingOn | null;
  move: MoveOn | null;
  adjust: AdjustOn | null;
  unload: UnloadOn | null;
  sale: SaleOn | null;
  auction: AuctionOn | null;
  bidders: number[];
  status: StatusOn | null;
  decided_by: string[];
}

/** The choices of a table; defaults are those of the rulings. */
export interface MerchantsOptions {
  edition: '2010' | '1999';
  equipment: 'auction' | 'pairs';
  strong_and_weak: boolean;
  start_cities: 'edition' | 'seed' | 'queen' | 'random';
  first_round_purchase_passes: number;
  purchase_single_city: boolean;
  bonus_test: 'market' | 'warehouse';
  guest_load_max: number;
  guest_mix: 'any' | 'distinct';
  negotiation: 'counter' | 'quote_only' | 'free';
  private_negotiation: boolean;
  zero_bid_wins: boolean;
  forfeit_movement: boolean;
  pass_movement: boolean;
  empty_wagons_move: boolean;
  meeting_repeat: boolean;
  influence_choice: 'choose' | 'draw';
  influence_secret: boolean;
  double_pointer: number;
  end_arrivals: number;
  game_length: 'full' | 'short';
  credit_timing: 'after_fall' | 'before_fall';
  credit_supply: 'edition' | 4 | 5 | 10 | 0;
  credit_bottom: 'destitute' | 'strict';
  all_indebted_rank: 'net' | 'cash';
  cheap_purchase: 'flat100' | 'each100';
  rotate_first_player: boolean;
  skip_last_auction: boolean;
  max_rounds: number;
  open_money: boolean;
}

/** MA-52, MA-53: goods of one owner and type out of a wagon. */
export interface GoodsSold {
  seat: number;
  good: string;
  count: number;
  price: number;
  bonus: number;
}

/** MA-12, MA-13: one good from the supply into one's warehouse in a city that sells it. */
export interface BuyGood {
  type: 'BuyGood';
  good: string;
  city: string;
}

/** MA-12: nothing (more) in this pass. */
export interface EndPurchase {
  type: 'EndPurchase';
}

/** A letter of exchange during the purchase: money from the bank. */
export interface PlayLetter {
  type: 'PlayLetter';
}

/** MA-17: a sealed bid. */
export interface BidForWagon {
  type: 'BidForWagon';
  amount: number;
}

/** MA-22: the master's goods, all of one type. */
export interface LoadGoods {
  type: 'LoadGoods';
  good: string;
  count: number;
}

/** MA-22: the master loads nothing (more). */
export interface LoadNothing {
  type: 'LoadNothing';
}

/** MA-24: the goods a guest would load, in any order; with a permit the master is not asked. */
export interface RequestLoading {
  type: 'RequestLoading';
  goods: string[];
  permit?: boolean;
  reason?: '' | 'usual-fee' | 'sells-well' | 'little-to-earn' | 'fair-price' | 'better-than-nothing' | 'too-dear' | 'not-far-apart' | 'not-worth-it' | 'half-way' | 'too-little';
}

/** MA-24: the guest loads nothing. */
export interface PassLoading {
  type: 'PassLoading';
}

/** MA-25: the master's price for the whole request. */
export interface QuotePrice {
  type: 'QuotePrice';
  amount: number;
  reason?: '' | 'usual-fee' | 'sells-well' | 'little-to-earn' | 'fair-price' | 'better-than-nothing' | 'too-dear' | 'not-far-apart' | 'not-worth-it' | 'half-way' | 'too-little';
}

/** MA-26: what the guest would pay instead. */
export interface CounterOffer {
  type: 'CounterOffer';
  amount: number;
  reason?: '' | 'usual-fee' | 'sells-well' | 'little-to-earn' | 'fair-price' | 'better-than-nothing' | 'too-dear' | 'not-far-apart' | 'not-worth-it' | 'half-way' | 'too-little';
}

/** MA-26: the master's last word. */
export interface FinalPrice {
  type: 'FinalPrice';
  amount: number;
  reason?: '' | 'usual-fee' | 'sells-well' | 'little-to-earn' | 'fair-price' | 'better-than-nothing' | 'too-dear' | 'not-far-apart' | 'not-worth-it' | 'half-way' | 'too-little';
}

/** Yes to the price that stands. */
export interface Accept {
  type: 'Accept';
  reason?: '' | 'usual-fee' | 'sells-well' | 'little-to-earn' | 'fair-price' | 'better-than-nothing' | 'too-dear' | 'not-far-apart' | 'not-worth-it' | 'half-way' | 'too-little';
}

/** No deal. */
export interface Refuse {
  type: 'Refuse';
  reason?: '' | 'usual-fee' | 'sells-well' | 'little-to-earn' | 'fair-price' | 'better-than-nothing' | 'too-dear' | 'not-far-apart' | 'not-worth-it' | 'half-way' | 'too-little';
}

/** MA-28: a movement token, the wagon, and where it ends; `came_from` is the space before that one. */
export interface MoveWagon {
  type: 'MoveWagon';
  wagon: number;
  token: number;
  to: string;
  came_from: string | null;
  horses: number;
}

/** MA-40: extra spaces by a cartwright. */
export interface PushWagon {
  type: 'PushWagon';
  wagon: number;
  spaces: number;
  to: string;
  came_from: string | null;
}

/** MA-38, MA-39: the courier goes one space. */
export interface MoveCourier {
  type: 'MoveCourier';
  to: string;
}

/** A broken axle for a wagon on the road. */
export interface BreakAxle {
  type: 'BreakAxle';
  wagon: number;
}

/** The movement turn is over. */
export interface EndTurn {
  type: 'EndTurn';
}

/** MA-42: an influence card of one's choice. */
export interface PickInfluence {
  type: 'PickInfluence';
  card: string;
}

/** MA-46: what the two pointers show, in any order. */
export interface SetDisc {
  type: 'SetDisc';
  goods: [string, string];
}

/** MA-50: one good one level up or down. */
export interface ShiftPrice {
  type: 'ShiftPrice';
  good: string;
  by: -1 | 1;
}

/** MA-50: no (further) step. */
export interface EndAdjusting {
  type: 'EndAdjusting';
}

/** A city charter for the wagon that is about to be unloaded. */
export interface PlayCharter {
  type: 'PlayCharter';
}

/** No city charter for this wagon. */
export interface KeepCharter {
  type: 'KeepCharter';
}

/** Warehouse sale: one good out of one's warehouse. */
export interface SellStored {
  type: 'SellStored';
  good: string;
  city: string;
}

/** Warehouse sale: nothing (more). */
export interface EndSale {
  type: 'EndSale';
}

/** MA-57: a bid for an investment card. */
export interface Bid {
  type: 'Bid';
  amount: number;
}

/** MA-57: out of this auction. */
export interface PassBid {
  type: 'PassBid';
}

/** MA-57: the card for the winning bid. */
export interface PickInvestment {
  type: 'PickInvestment';
  card: string;
}

/** Letters of exchange and a patron's favour at the start of the status turn. */
export interface PlayStatusCards {
  type: 'PlayStatusCards';
  letters: number;
  patron: boolean;
}

/** MA-61, MA-62. */
export interface TakeCredit {
  type: 'TakeCredit';
}

/** No credit. */
export interface DeclineCredit {
  type: 'DeclineCredit';
}

/** MA-64: how many credits are paid back. */
export interface Repay {
  type: 'Repay';
  credits: number;
}

/** MA-66: how many levels up. */
export interface Climb {
  type: 'Climb';
  steps: number;
}

/** Edition 1999: the card that is put up for auction. */
export interface OfferCard {
  type: 'OfferCard';
  card: string;
}

/** MA-09. */
export interface DrawFirstPlayer {
  type: 'DrawFirstPlayer';
  seat: number;
}

/** MA-R01, start_cities = random. */
export interface PlaceWagon {
  type: 'PlaceWagon';
  city: string;
}

/** MA-10, MA-59. */
export interface TurnInvestment {
  type: 'TurnInvestment';
  card: string;
}

/** MA-R17, influence_choice = draw. `copy` tells cards of one kind apart. */
export interface DrawInfluence {
  type: 'DrawInfluence';
  card: string;
  copy: number;
}

/** Edition 1999, equipment = pairs. */
export interface DealPair {
  type: 'DealPair';
  cards: [string, string];
}

export interface FirstPlayerDrawn {
  type: 'FirstPlayerDrawn';
  seat: number;
  rule: string;
}

export interface WagonPlaced {
  type: 'WagonPlaced';
  wagon: number;
  city: string;
  rule: string;
}

export interface InvestmentTurned {
  type: 'InvestmentTurned';
  card: string;
  rule: string;
}

export interface PairDealt {
  type: 'PairDealt';
  seat: number;
  cards: [string, string];
  price: number;
  rule: string;
}

export interface CardOffered {
  type: 'CardOffered';
  seat: number;
  card: string;
  rule: string;
}

export interface RoundBegan {
  type: 'RoundBegan';
  round: number;
  first: number;
  rule: string;
}

export interface PhaseBegan {
  type: 'PhaseBegan';
  phase: 'setup' | 'purchase' | 'wagons' | 'movement' | 'prices' | 'unloading' | 'investment' | 'status';
  rule: string;
}

export interface LetterPlayed {
  type: 'LetterPlayed';
  seat: number;
  amount: number;
  rule: string;
}

export interface GoodBought {
  type: 'GoodBought';
  seat: number;
  good: string;
  city: string;
  price: number;
  rule: string;
}

export interface PurchaseEnded {
  type: 'PurchaseEnded';
  seat: number;
  bought: number;
  rule: string;
}

/** MA-17: all bids, those that lose too. */
export interface WagonBidsRevealed {
  type: 'WagonBidsRevealed';
  wagon: number;
  bids: number[];
  winner: number | null;
  rule: string;
}

export interface MasterLoaded {
  type: 'MasterLoaded';
  wagon: number;
  seat: number;
  good: string | null;
  count: number;
  rule: string;
}

export interface LoadingRequested {
  type: 'LoadingRequested';
  wagon: number;
  seat: number;
  goods: string[];
  permit: boolean;
  rule: string;
}

export interface LoadingPassed {
  type: 'LoadingPassed';
  wagon: number;
  seat: number;
  rule: string;
}

/** MA-25, MA-26, MA-R07: a price between master and guest, for the two alone if talk is private. */
export interface PriceNamed {
  type: 'PriceNamed';
  wagon: number;
  seat: number;
  other: number;
  word: 'quote' | 'counter' | 'final';
  amount: number | null;
  private: boolean;
  rule: string;
}

export interface LoadingRefused {
  type: 'LoadingRefused';
  wagon: number;
  seat: number;
  other: number;
  rule: string;
}

/** MA-25, MA-R07: why somebody speaks of the price as they do, to the other alone if talk is private. */
export interface ReasonGiven {
  type: 'ReasonGiven';
  seat: number;
  other: number;
  reason: '' | 'usual-fee' | 'sells-well' | 'little-to-earn' | 'fair-price' | 'better-than-nothing' | 'too-dear' | 'not-far-apart' | 'not-worth-it' | 'half-way' | 'too-little';
  private: boolean;
  rule: string;
}

/** MA-24, MA-25: a guest's goods are aboard, the master is paid (`rule` PAID_OPENLY: see there). */
export interface GoodsLoaded {
  type: 'GoodsLoaded';
  wagon: number;
  seat: number;
  master: number;
  goods: string[];
  price: number | null;
  private: boolean;
  rule: string;
}

/** MA-28, MA-40: `walk` are the spaces from its start to its end; `token` None: a cartwright's spaces. */
export interface WagonMoved {
  type: 'WagonMoved';
  wagon: number;
  seat: number;
  token: number | null;
  horses: number;
  spaces: number;
  walk: string[];
  arrived: boolean;
  rule: string;
}

export interface TokensReturned {
  type: 'TokensReturned';
  seat: number;
  rule: string;
}

export interface CourierMoved {
  type: 'CourierMoved';
  seat: number;
  to: string;
  rule: string;
}

export interface AxleBroken {
  type: 'AxleBroken';
  seat: number;
  wagon: number;
  rule: string;
}

/** `moved`: whether a token was played. */
export interface MoveTurnEnded {
  type: 'MoveTurnEnded';
  seat: number;
  moved: boolean;
  rule: string;
}

export interface CourierMet {
  type: 'CourierMet';
  seat: number;
  wagon: number;
  rule: string;
}

/** MA-42, MA-R17: which card is the owner's secret, unless the table plays with open cards. */
export interface InfluenceTaken {
  type: 'InfluenceTaken';
  seat: number;
  card: string | null;
  shown: boolean;
  rule: string;
}

export interface DiscsRevealed {
  type: 'DiscsRevealed';
  discs: [string, string][];
  rule: string;
}

export interface PriceRaised {
  type: 'PriceRaised';
  seat: number;
  good: string;
  level: number;
  devalued: boolean;
  rule: string;
}

/** MA-50: by an office, or by a rumour. */
export interface PriceShifted {
  type: 'PriceShifted';
  seat: number;
  good: string;
  level: number;
  by: number;
  office: boolean;
  rule: string;
}

export interface CharterPlayed {
  type: 'CharterPlayed';
  seat: number;
  wagon: number;
  rule: string;
}

export interface WagonUnloaded {
  type: 'WagonUnloaded';
  wagon: number;
  city: string;
  arrivals: number;
  sales: GoodsSold[];
  income: number[];
  rule: string;
}

export interface EmptyWagonArrived {
  type: 'EmptyWagonArrived';
  wagon: number;
  city: string;
  rule: string;
}

export interface StoredGoodSold {
  type: 'StoredGoodSold';
  seat: number;
  good: string;
  city: string;
  price: number;
  rule: string;
}

/** MA-54, MA-55: after all sales of the round. */
export interface BonusesSet {
  type: 'BonusesSet';
  bonuses: Record<string, number>;
  rule: string;
}

export interface AuctionOpened {
  type: 'AuctionOpened';
  number: number;
  seat: number;
  rule: string;
}

export interface BidMade {
  type: 'BidMade';
  seat: number;
  amount: number;
  rule: string;
}

export interface BidPassed {
  type: 'BidPassed';
  seat: number;
  rule: string;
}

export interface AuctionFailed {
  type: 'AuctionFailed';
  rule: string;
}

export interface InvestmentTaken {
  type: 'InvestmentTaken';
  seat: number;
  card: string;
  price: number;
  rule: string;
}

export interface PatronPlayed {
  type: 'PatronPlayed';
  seat: number;
  rule: string;
}

/** MA-60: `fell_from` is the level lost for want of money. */
export interface UpkeepPaid {
  type: 'UpkeepPaid';
  seat: number;
  level: number;
  amount: number;
  fell_from: number | null;
  rule: string;
}

export interface CreditTaken {
  type: 'CreditTaken';
  seat: number;
  amount: number;
  credits: number;
  rule: string;
}

export interface CreditDeclined {
  type: 'CreditDeclined';
  seat: number;
  rule: string;
}

export interface CreditsRepaid {
  type: 'CreditsRepaid';
  seat: number;
  repaid: number;
  amount: number;
  credits: number;
  rule: string;
}

export interface StatusRaised {
  type: 'StatusRaised';
  seat: number;
  steps: number;
  level: number;
  cost: number;
  rule: string;
}

/** MA-69, MA-70: the screens are lifted. */
export interface GameEnded {
  type: 'GameEnded';
  reason: 'arrivals' | 'rounds';
  status: number[];
  cash: number[];
  credits: number[];
  winners: number[];
  rule: string;
}

/** MA-12, MA-48: what a good costs now and would sell for, and how many are left before it is bought. */
export interface Buys {
  type: 'Buys';
  price: number;
  sell: number;
  supply: number;
  wagon: number;
}

/** MA-R38: nobody bids more than they have. */
export interface CashNow {
  type: 'CashNow';
  cash: number;
}

/** What the player would have. */
export interface CashAfter {
  type: 'CashAfter';
  cash: number;
}

/** MA-23. */
export interface Monopoly {
  type: 'Monopoly';
  good: string;
}

/** MA-25: who would name a price. */
export interface Asks {
  type: 'Asks';
  master: number;
}

/** MA-R39: what the master gets without being asked. */
export interface Permit {
  type: 'Permit';
  master: number;
  fee: number;
}

/** MA-25: how many goods a price is for. */
export interface PriceFor {
  type: 'PriceFor';
  count: number;
}

/** MA-34, MA-53. */
export interface Arrives {
  type: 'Arrives';
  city: string;
  bonus: number;
}

/** MA-52: what the goods of a player would bring there at the prices of this moment. */
export interface Earns {
  type: 'Earns';
  owner: number;
  amount: number;
}

/** MA-30: a city that can be reached, how far it is, and what the player's load would bring there now. */
export interface CityAhead {
  city: string;
  spaces: number;
  worth: number;
}

/** The nearest cities; all of them for somebody who has goods on the wagon. */
export interface CitiesAhead {
  type: 'CitiesAhead';
  loaded: boolean;
  cities: CityAhead[];
}

/** MA-22: the best that a loading master could load now, at the prices of this moment. */
export interface CouldLoad {
  type: 'CouldLoad';
  count: number;
  good: string;
  sales: number;
}

/** MA-48: what goods would sell for at the prices of this moment, without a bonus. */
export interface SellsFor {
  type: 'SellsFor';
  sales: number;
}

/** MA-42. */
export interface MeetsCourier {
  type: 'MeetsCourier';
}

/** MA-47, MA-50: the selling price of a good. */
export interface PriceTo {
  type: 'PriceTo';
  good: string;
  before: number;
  after: number;
}

/** MA-49: the same from the top of the scale down to the bottom. */
export interface PriceCrash {
  type: 'PriceCrash';
  good: string;
  before: number;
  after: number;
}

/** City charter: goods that get the bonus only by it. */
export interface BonusGained {
  type: 'BonusGained';
  count: number;
  gain: number;
}

/** The same if it is kept. */
export interface BonusForgone {
  type: 'BonusForgone';
  count: number;
  gain: number;
}

/** Money from the bank. */
export interface Receives {
  type: 'Receives';
  amount: number;
}

/** MA-60: what is due at the level of this moment. */
export interface Upkeep {
  type: 'Upkeep';
  upkeep: number;
}

/** MA-61, MA-64. */
export interface Credit {
  type: 'Credit';
  amount: number;
  back: number;
}

/** MA-66: the new level, and its upkeep. */
export interface Rises {
  type: 'Rises';
  level: number;
  upkeep: number;
}

export type MerchantsAction = BuyGood | EndPurchase | PlayLetter | BidForWagon | LoadGoods | LoadNothing | RequestLoading | PassLoading | QuotePrice | CounterOffer | FinalPrice | Accept | Refuse | MoveWagon | PushWagon | MoveCourier | BreakAxle | EndTurn | PickInfluence | SetDisc | ShiftPrice | EndAdjusting | PlayCharter | KeepCharter | SellStored | EndSale | Bid | PassBid | PickInvestment | PlayStatusCards | TakeCredit | DeclineCredit | Repay | Climb | OfferCard | DrawFirstPlayer | PlaceWagon | TurnInvestment | DrawInfluence | DealPair;

export type MerchantsEvent = Sealed | FirstPlayerDrawn | WagonPlaced | InvestmentTurned | PairDealt | CardOffered | RoundBegan | PhaseBegan | LetterPlayed | GoodBought | PurchaseEnded | WagonBidsRevealed | MasterLoaded | LoadingRequested | LoadingPassed | PriceNamed | LoadingRefused | ReasonGiven | GoodsLoaded | WagonMoved | TokensReturned | CourierMoved | AxleBroken | MoveTurnEnded | CourierMet | InfluenceTaken | DiscsRevealed | PriceRaised | PriceShifted | CharterPlayed | WagonUnloaded | EmptyWagonArrived | StoredGoodSold | BonusesSet | AuctionOpened | BidMade | BidPassed | AuctionFailed | InvestmentTaken | PatronPlayed | UpkeepPaid | CreditTaken | CreditDeclined | CreditsRepaid | StatusRaised | GameEnded;

export type MerchantsFact = Buys | CashNow | CashAfter | Monopoly | Asks | Permit | PriceFor | Arrives | Earns | CitiesAhead | CouldLoad | SellsFor | MeetsCourier | PriceTo | PriceCrash | BonusGained | BonusForgone | Receives | Upkeep | Credit | Rises;
