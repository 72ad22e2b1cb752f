// Written by scripts/protocol.py from the messages in src/ducats. Do not edit.

import type { Action, Fact } from './games';

/** A seat has given its answer to a question put to several; the answer itself stays closed. */
export interface Sealed {
  type: 'Sealed';
  seat: number;
  question: string;
  rule: string;
}

/** Choose one of these actions. */
export interface OneOf<A = Action> {
  type: 'OneOf';
  actions: A[];
}

/** Choose `count` different items; the action named `action` carries them in its field `field`. */
export interface SomeOf {
  type: 'SomeOf';
  items: string[];
  count: number;
  action: string;
  field: string;
}

/** A number to be chosen: from `least` to `most`, in multiples of `step`. */
export interface Amount {
  name: string;
  most: number;
  least: number;
  step: number;
}

/** An action with amounts left open: they go into the fields of its field `field` (of the action itself,
 * if that is empty), together at least `total`. */
export interface Form<A = Action> {
  action: A;
  field: string;
  amounts: Amount[];
  total: number;
}

/** Choose one of these actions, or fill in one of these forms. */
export interface OneOrForm<A = Action> {
  type: 'OneOrForm';
  actions: A[];
  forms: Form<A>[];
}

/** What is asked now. `number` tells it from every other question of the same game. */
export interface Question<A = Action> {
  id: string;
  rule: string;
  number: number;
  asked: number[];
  waiting: number[];
  choices: OneOf<A> | SomeOf | OneOrForm<A> | null;
  mine: A | null;
}

/** What follows from each answer, told with the question to the player who is asked. */
export interface Consequences {
  answers?: Fact[][];
  table?: Fact[];
}

/** One suspended page of the rulebook: a frame, its parameters and its resume point. Public facts only. */
export interface Page {
  name: string;
  numbers: number[];
  at: number;
}

/** The end: rank 1 is the best, equal ranks share. */
export interface Outcome {
  ranks: number[];
  scores: number[];
}

/** A moment that decided a finished game: `facts` are the arguments of the text `<game>-moment-<id>`. */
export interface Decisive {
  moment: number;
  id: string;
  facts: Record<string, unknown>;
  rule: string;
}
