// Written by scripts/protocol.py from the messages in src/ducats. Do not edit.

/** An answer that was tried. */
export interface Option {
  action: Record<string, unknown>;
  gain: number;
  error: number;
}

/** What a bargain or a bid changed, beside having said no. */
export interface Trade {
  kind: 'deal' | 'bid' | 'pass';
  other?: number | null;
  gain: number[];
  error: number[];
}

/** An answer that the search would give in a part of all cases. */
export interface Mixed {
  action: Record<string, unknown>;
  share: number;
}

/** An answer of a player, judged by what they could know. */
export interface Decision {
  seat: number;
  question: string;
  rule: string;
  action: Record<string, unknown>;
  judged: boolean;
  expected: number[];
  expected_error: number[];
  hidden: number[];
  loss?: number;
  error?: number;
  kind?: '' | 'inaccuracy' | 'mistake' | 'blunder';
  overruled?: boolean;
  difference?: number;
  guess?: number;
  better?: Record<string, unknown> | null;
  reason?: string;
  about?: Record<string, unknown>;
  options?: Option[];
  trade?: Trade | null;
  mixture?: Mixed[];
  worlds?: number;
}

/** One moment of the replay: a player's answer and all that chance added. */
export interface MomentReview {
  number: number;
  chances: number[];
  errors: number[];
  decision?: Decision | null;
  luck?: number[] | null;
  luck_error?: number[] | null;
}

/** What a lot was worth to one of those who could bid for it, by what they could know before it. */
export interface Bidder {
  seat: number;
  bid?: number;
  gain: number;
  error: number;
  stop?: number | null;
  stop_error?: number;
  stop_is_least?: boolean;
  verdict?: '' | 'overpaid' | 'too_cheap';
}

/** One lot and what it was worth to whom. Prices are money. */
export interface Auction {
  moment: number;
  first: number;
  question: string;
  buyer: number;
  price: number;
  bidders: Bidder[];
}

/** result - start = luck + own + others + hidden, to the last digit. */
export interface Balance {
  start: number;
  result: number;
  luck: number;
  own: number;
  others: number;
  hidden: number;
  luck_error: number;
  own_error: number;
  others_error: number;
  loss: number;
  accuracy: number | null;
  choices: number;
}

/** A moment that changed the chances more than most. */
export interface TurningPoint {
  moment: number;
  cause: 'draw' | 'decision';
  seat: number;
  change: number;
}

/** What the analysis took. */
export interface Cost {
  playouts: number;
  worlds: number;
  games: number;
  seconds: number;
  form: string;
}

/** The review of one game. Chances, errors, gains and losses are millionths of the victory. */
export interface Analysis {
  analysis: number;
  game: string;
  version: number;
  seats: number;
  players: string[];
  commitment: string;
  seed: string;
  start: number[];
  result: number[];
  moments: MomentReview[];
  balances: Balance[];
  turning_points: TurningPoint[];
  auctions: Auction[];
  cost: Cost;
}

/** What was given away at one kind of question. */
export interface QuestionLoss {
  game: string;
  question: string;
  choices: number;
  mistakes: number;
  loss: number;
}

/** What an analysis says about one seat, in few numbers: what statistics are made of. */
export interface SeatFigures {
  balance: Balance;
  questions: QuestionLoss[];
}

/** Of one whole: what luck, a player's own answers, others' answers and hidden information did. */
export interface Parts {
  luck: number;
  own: number;
  others: number;
  hidden: number;
}

/** Some games in a row. */
export interface Stretch {
  since: string;
  games: number;
  accuracy: number | null;
  loss: number;
  luck: number;
  result: number;
}

/** Of a person, or of everybody who played a game; means over the games that were analysed. */
export interface Statistics {
  games: number;
  start: number;
  result: number;
  luck: number;
  luck_error: number;
  own: number;
  others: number;
  hidden: number;
  loss: number;
  accuracy: number | null;
  shares: Parts | null;
  questions: QuestionLoss[];
  trend: Stretch[];
}

/** What could have been answered at a moment of a finished game. */
export interface Answers {
  moment: number;
  seat: number;
  question: string;
  rule: string;
  played: Record<string, unknown>;
  others: Record<string, unknown>[];
  total: number;
}

/** Another answer beside the one that was given: everybody's chances when all play on. */
export interface WhatIf {
  moment: number;
  seat: number;
  played: Record<string, unknown>;
  action: Record<string, unknown>;
  before: number[];
  before_error: number[];
  after: number[];
  after_error: number[];
  change: number[];
  change_error: number[];
  gain: number;
  gain_error: number;
  games: number;
}

/** An answer worth a thought, in the eyes of the player who is asked. */
export interface HintedAnswer {
  action: Record<string, unknown>;
  chance: number;
  error: number;
  behind: number;
  behind_error: number;
  reason: string;
  about: Record<string, unknown>;
}

/** The two or three best answers to a question, the best first. */
export interface Hint {
  question: number;
  answers: HintedAnswer[];
  worlds: number;
}

/** Whether a player's last decision was a mistake, by what they could see then. */
export interface Mark {
  moment: number;
  kind: '' | 'inaccuracy' | 'mistake' | 'blunder';
  loss: number;
  error: number;
  better: HintedAnswer | null;
  worlds: number;
}
