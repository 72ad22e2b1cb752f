// Written by scripts/protocol.py from the messages in src/ducats. Do not edit.

import type { Consequences } from './engine';
import type { View } from './games';

/** One of the answers to choose from; chances in millionths of the victory, over imagined worlds. */
export interface Answer {
  action: Record<string, unknown>;
  chance: number;
  error: number;
  behind: number;
  behind_error: number;
  score: number;
  rival: number;
  worlds: number;
}

/** A puzzle on the list. */
export interface PuzzleInfo {
  id: string;
  game: string;
  seats: number;
  question: string;
  rating: number;
  attempts: number;
  solved: number;
  mine: '' | 'solved' | 'missed';
}

/** How somebody fares with puzzles; only first attempts count. */
export interface Solver {
  rating: number;
  attempts: number;
  solved: number;
  streak: number;
  best_streak: number;
}

/** All puzzles, the easiest of each game first. */
export interface PuzzleList {
  puzzles: PuzzleInfo[];
  daily: Record<string, string>;
  day: string;
  solver: Solver;
}

/** The position and the question, as the solver knows them. */
export interface PuzzleBoard {
  id: string;
  game: string;
  seat: number;
  options: Record<string, unknown>;
  view: View;
  consequences: Consequences;
}

/** What somebody answers. */
export interface Attempted {
  action: Record<string, unknown>;
}

/** What the answers are worth, and what came of the attempt. */
export interface Verdict {
  solved: boolean;
  place: number;
  answers: Answer[];
  reasons: string[];
  about: Record<string, unknown>[];
  tempting: number;
  missed: Record<string, number>;
  games: number;
  counted: boolean;
  gain: number;
  solver: Solver;
}
