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
  difference?: number;
  guess?: number;
  better?: Record<string, unknown> | null;
  reason?: string;
  options?: Option[];
  trade?: Trade | null;
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
  cost: Cost;
}

/** How far the review of a game is. */
export interface ReviewStatus {
  status: 'none' | 'waiting' | 'running' | 'done' | 'failed';
  done: number;
  total: number;
  version: number;
}
