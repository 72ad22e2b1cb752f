// Written by scripts/protocol.py from the messages in src/ducats. Do not edit.

import type { Outcome, Question, Sealed } from './engine';

/** One shop. */
export interface Stall {
  owner: number | null;
  customers: number;
  takings: number;
  next_pays: number;
  price: number;
  auctioneer: number | null;
  waiting: number;
}

/** One seat as the viewer sees it. */
export interface Place {
  name: string;
  cash: number | null;
  signs: number;
  shops: number;
  customers: number;
  sold: string[];
  shown: string[];
  set_place: number | null;
  books: Books | null;
}

/** MC-12: what lies under the stone. */
export interface AuctionOn {
  shop: string;
  auctioneer: number;
  high: number;
  leader: number | null;
  inside: number[];
}

/** What can be bid in the auction now. */
export interface Bidding {
  least: number;
  takes_orders: boolean;
  bidders: number[];
  visitors: number;
  income: number;
}

/** Visitors who enter a shop in a move, or who would. */
export interface Entry {
  shop: string;
  owner: number;
  visitors: number;
  income: number;
  cards: string[];
}

/** A move that waits for the sale of a souvenir. */
export interface Walk {
  seat: number;
  group: number;
  to: number;
  walking: string;
  entries: Entry[];
}

/** MC-62: visitors who have entered a shop and may still buy a souvenir. */
export interface Customers {
  shop: string;
  visitors: number;
}

/** The souk and all that lies around it, as one viewer sees it. */
export interface MarraCashView {
  game: 'marracash';
  seat: number | null;
  seats: number;
  outcome: Outcome | null;
  question: Question<MarraCashAction> | null;
  options: MarraCashOptions;
  data: string | null;
  plan: Plan | null;
  start_cash: number;
  min_bid: number;
  bid_step: number;
  phase: 'set_up' | 'first_round' | 'main' | 'last_round' | 'over';
  round: number;
  starter: number | null;
  turn: number | null;
  slot: number;
  auctioned: boolean;
  fountains: string[];
  line: string;
  line_taken: number;
  line_length: number;
  stalls: Stall[];
  places: Place[];
  auction: AuctionOn | null;
  bidding: Bidding | null;
  walk: Walk | null;
  entered: Customers | null;
  idle_turns: number;
  turns_left: number | null;
  open_cards: string[];
  deck: number;
  hand: string[];
  hands: string[][];
}

/** The choices of a table; defaults are those of the rulings. */
export interface MarraCashOptions {
  souvenirs: boolean;
  souvenir_sale: 'forced' | 'optional';
  commission_scope: 'owner' | 'shop';
  cash_visibility: 'public' | 'hidden';
  strict_option_c: boolean;
  bid_step: 'printed' | 25 | 50 | 100;
  start_cash: number;
  signs_per_player: number;
  queue_max_run: 3 | 2;
  stall_rounds: number;
  starting_player: 'random' | 'first_seat';
  names: string;
  visitors: 54 | 64;
  auction_mode: 'open' | 'sealed';
  end_rule: 'full_round' | 'finish_round';
  antiques: boolean;
}

/** MC-35: the whole group on fountain `group` walks to the neighbouring fountain `to`. */
export interface MoveGroup {
  type: 'MoveGroup';
  group: number;
  to: number;
}

/** MC-16: put the stone on a free shop. */
export interface AuctionShop {
  type: 'AuctionShop';
  shop: string;
}

/** MC-R36: with hidden cash, the only answer of a player who can do nothing. */
export interface Lapse {
  type: 'Lapse';
}

/** MC-20. */
export interface Bid {
  type: 'Bid';
  amount: number;
}

/** MC-21. */
export interface PassBid {
  type: 'PassBid';
}

/** MC-62. */
export interface SellSouvenir {
  type: 'SellSouvenir';
  card: string;
}

/** MC-R27 with souvenir_sale = optional: nothing is sold to this visitor. */
export interface KeepSouvenirs {
  type: 'KeepSouvenirs';
}

/** MC-51: how many from this end of the line onto this entrance. */
export interface BringVisitors {
  type: 'BringVisitors';
  entrance: number;
  end: 'left' | 'right';
  count: number;
}

/** MC-5. `figure` tells visitors of one colour apart. */
export interface DrawVisitor {
  type: 'DrawVisitor';
  figure: number;
  colour: string;
}

/** MC-14. */
export interface NameStarter {
  type: 'NameStarter';
  seat: number;
}

/** MC-60, MC-63. */
export interface TurnUpCard {
  type: 'TurnUpCard';
  card: string;
}

/** Option antiques. */
export interface DealCard {
  type: 'DealCard';
  card: string;
}

/** MC-6: the first group of an entrance. */
export interface EntranceFilled {
  type: 'EntranceFilled';
  entrance: number;
  visitors: string;
  rule: string;
}

export interface LineFormed {
  type: 'LineFormed';
  line: string;
  rule: string;
}

/** MC-R07: only visitors of a forbidden colour were left in the bag. */
export interface LineRedrawn {
  type: 'LineRedrawn';
  rule: string;
}

export interface StarterNamed {
  type: 'StarterNamed';
  seat: number;
  rule: string;
}

export interface CardTurnedUp {
  type: 'CardTurnedUp';
  card: string;
  rule: string;
}

/** Option antiques: five cards, seen by their owner only. */
export interface HandDealt {
  type: 'HandDealt';
  seat: number;
  cards: string[] | null;
  rule: string;
}

export interface TurnBegan {
  type: 'TurnBegan';
  seat: number;
  round: number;
  phase: 'set_up' | 'first_round' | 'main' | 'last_round' | 'over';
  rule: string;
}

/** MC-16: the stone lies on a shop; `seat` is the auctioneer. */
export interface AuctionOpened {
  type: 'AuctionOpened';
  seat: number;
  shop: string;
  rule: string;
}

export interface BidMade {
  type: 'BidMade';
  seat: number;
  amount: number;
  rule: string;
}

/** `forced`: the player could not go on, and all could see it. */
export interface BidderPassed {
  type: 'BidderPassed';
  seat: number;
  forced: boolean;
  rule: string;
}

/** Option auction_mode = sealed: one bid per seat, 0 for a pass. */
export interface BidsRevealed {
  type: 'BidsRevealed';
  bids: number[];
  rule: string;
}

export interface ShopSold {
  type: 'ShopSold';
  seat: number;
  shop: string;
  price: number;
  auctioneer: number;
  commission: number;
  rule: string;
}

/** MC-R12, MC-R14: an action that cannot be done; slot 0 is the auction of the first round. */
export interface ActionLapsed {
  type: 'ActionLapsed';
  seat: number;
  slot: number;
  rule: string;
}

/** MC-35: it sets out. */
export interface GroupMoved {
  type: 'GroupMoved';
  seat: number;
  group: number;
  to: number;
  visitors: string;
  rule: string;
}

/** MC-38 to MC-42; `pulled_in`: MC-50. */
export interface CustomersEntered {
  type: 'CustomersEntered';
  shop: string;
  seat: number;
  visitors: number;
  payments: number[];
  customers: number;
  pulled_in: boolean;
  rule: string;
}

export interface SouvenirSold {
  type: 'SouvenirSold';
  seat: number;
  shop: string;
  card: string;
  value: number;
  rule: string;
}

export interface SouvenirsKept {
  type: 'SouvenirsKept';
  seat: number;
  shop: string;
  rule: string;
}

/** MC-36: those who are left join whoever stands there; `standing` is the group now. */
export interface GroupArrived {
  type: 'GroupArrived';
  fountain: number;
  visitors: string;
  standing: string;
  rule: string;
}

/** MC-44 to MC-48; `shop` only with commission_scope = shop. */
export interface CommissionPaid {
  type: 'CommissionPaid';
  payer: number;
  to: number;
  customers: number;
  total: number;
  amount: number;
  shop: string | null;
  rule: string;
}

/** Option antiques: a hand is complete and paid; `place` is 1 for the first player to do so. */
export interface SetShown {
  type: 'SetShown';
  seat: number;
  cards: string[];
  place: number;
  paid: number;
  rule: string;
}

/** MC-51, MC-52; `left` is how many still wait in the line. */
export interface VisitorsBrought {
  type: 'VisitorsBrought';
  seat: number;
  entrance: number;
  end: 'left' | 'right';
  visitors: string;
  left: number;
  rule: string;
}

export interface LastRoundBegan {
  type: 'LastRoundBegan';
  reason: 'line_empty' | 'stall';
  last: number;
  turns: number;
  rule: string;
}

/** Where a player's money came from and went to. */
export interface Books {
  customers: number;
  souvenirs: number;
  antiques: number;
  auctions: number;
  commissions: number;
  paid_commissions: number;
  prices: number;
}

/** MC-57; the books are opened, hidden cash too. */
export interface GameEnded {
  type: 'GameEnded';
  cash: number[];
  books: Books[];
  winners: number[];
  rule: string;
}

/** MC-37, MC-39: visitors who would enter a shop. */
export interface Enters {
  type: 'Enters';
  owner: number;
  shop: string;
  visitors: number;
  income: number;
}

/** MC-43. */
export interface NobodyEnters {
  type: 'NobodyEnters';
}

/** MC-45: what an owner would pay for the customers. */
export interface PaysCommission {
  type: 'PaysCommission';
  payer: number;
  amount: number;
}

/** MC-43: who would then stand on the fountain. */
export interface Stands {
  type: 'Stands';
  fountain: number;
  visitors: string;
}

/** MC-17, MC-18, MC-37: on how many of all the ways a shop lies, and the lowest first bid. */
export interface Auctions {
  type: 'Auctions';
  directed: number;
  ways: number;
  least: number;
}

/** MC-50: visitors who would enter as soon as the shop is sold. */
export interface AtTheDoor {
  type: 'AtTheDoor';
  visitors: number;
  income: number;
}

/** MC-R11: nobody bids more than they have. */
export interface CashNow {
  type: 'CashNow';
  cash: number;
}

/** MC-40: how many customers pay as much as the lowest bid. */
export interface EarnedBack {
  type: 'EarnedBack';
  amount: number;
  customers: number;
}

/** MC-26: out of a price up to `upto`, and out of a higher one. */
export interface AuctioneerGets {
  type: 'AuctioneerGets';
  auctioneer: number;
  low: number;
  upto: number;
  high: number;
}

/** MC-22: who buys the shop unless somebody bids more. */
export interface LeaderGets {
  type: 'LeaderGets';
  leader: number;
  shop: string;
  price: number;
}

/** MC-26: for the auctioneer, if the leader buys. */
export interface YouGetCommission {
  type: 'YouGetCommission';
  leader: number;
  amount: number;
}

/** MC-61: for a souvenir. */
export interface BankPays {
  type: 'BankPays';
  amount: number;
}

/** MC-47: what the player would have taken in this move, which counts for the commission. */
export interface TakenSoFar {
  type: 'TakenSoFar';
  amount: number;
}

/** MC-39, MC-45: by seat, what everybody's cash would change by. */
export interface InAll {
  type: 'InAll';
  changes: number[];
}

/** MC-10, MC-51: who would come in, how many would still wait, and who would be next at the same end. */
export interface ComeIn {
  type: 'ComeIn';
  visitors: string;
  first: number;
  count: number;
  next: string;
}

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** An opening of the wall next to an entrance. */
export interface GateShape {
  entrance: number;
  box: Box;
}

export interface FountainShape {
  number: number;
  entrance: boolean;
  x: number;
  y: number;
}

/** At the middle of the open part of its side. */
export interface DoorShape {
  side: 'N' | 'E' | 'S' | 'W';
  x: number;
  y: number;
}

export interface ShopShape {
  id: string;
  box: Box;
  doors: DoorShape[];
  fronts: number[];
}

/** MC-38: a shop on a way, and the cell at which it is first reached. */
export interface DoorPassed {
  shop: string;
  cell: string;
}

/** One directed move, cell by cell, both fountains included. */
export interface AlleyShape {
  start: number;
  to: number;
  cells: string[];
  passes: DoorPassed[];
}

/** One that is paved. */
export interface CellShape {
  id: string;
  at: Point;
}

/** A commission: `low` up to and including `upto`, `high` above. */
export interface Scale {
  upto: number;
  low: number;
  high: number;
}

/** The whole board. */
export interface Plan {
  colours: ('Y' | 'R' | 'B' | 'G' | 'P')[];
  town: Box;
  wall: Box;
  gates: GateShape[];
  palms: Point[];
  fountains: FountainShape[];
  shops: ShopShape[];
  alleys: AlleyShape[];
  cells: CellShape[];
  pays: number[];
  auction_commission: Scale;
  move_commission: Scale;
}

export type MarraCashAction = MoveGroup | AuctionShop | Lapse | Bid | PassBid | SellSouvenir | KeepSouvenirs | BringVisitors | DrawVisitor | NameStarter | TurnUpCard | DealCard;

export type MarraCashEvent = Sealed | EntranceFilled | LineFormed | LineRedrawn | StarterNamed | CardTurnedUp | HandDealt | TurnBegan | AuctionOpened | BidMade | BidderPassed | BidsRevealed | ShopSold | ActionLapsed | GroupMoved | CustomersEntered | SouvenirSold | SouvenirsKept | GroupArrived | CommissionPaid | SetShown | VisitorsBrought | LastRoundBegan | GameEnded;

export type MarraCashFact = Enters | NobodyEnters | PaysCommission | Stands | Auctions | AtTheDoor | CashNow | EarnedBack | AuctioneerGets | LeaderGets | YouGetCommission | BankPays | TakenSoFar | InAll | ComeIn;
