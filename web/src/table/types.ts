import type { Component, Snippet } from 'svelte';
import type { Orders } from '$lib/socket.svelte';
import type { Sound } from '$lib/sound';
import type { Action, Consequences, Event, View } from '../protocol';
import type { Chooser } from './chooser.svelte';

/** Who reads: the names by seat, the reader's own seat (null: a spectator), the table as the reader knows it. */
export interface Reader<V = View> {
  names: string[];
  me: number | null;
  view: V;
  /** What the rules foresee for each answer, while the reader is asked. */
  consequences?: Consequences | null;
}

/** One line of the log. */
export interface Line {
  text: string;
  /** Said in the prompt bar while it happens, where the whole line would be too long. */
  short?: string;
  rule: string | null;
  seats: number[];
  tone?: 'good' | 'bad' | 'head';
}

/** A piece that travels: it is drawn at `to` (a `data-at` address on the board) and seen coming from `from`. */
export interface Flight {
  from: string;
  to: string;
  /** Addresses it passes on its way, in order. */
  via?: string[];
  delay?: number;
  /** This many pictures of what is counted travel, five at most, and the counters stay where they are. */
  pieces?: number;
  /** Where that picture is, if not where they go. */
  of?: string;
}

/** How one event is shown. */
export interface Beat {
  /** Milliseconds that the table pauses after the pieces have arrived. */
  hold: number;
  flights: Flight[];
  sound?: Sound;
}

export interface ToldMoment {
  number: number;
  events: Event[];
}

/** One remark of the guided first hand: shown once, when `when` first holds. */
export interface TourStep<V = View> {
  id: string;
  /** `data-at` address of what is pointed at. */
  at: string;
  when(view: V, me: number): boolean;
  /** Told while something happens, not when the reader has to choose. */
  passing?: boolean;
  /** False at tables where it can never be told; so everybody sees the end of the guide. */
  fits?(view: V): boolean;
  /** All others were told: the order of most depends on what happens. */
  last?: boolean;
}

/** What everybody plays for, how they stand, and how near the end is. */
export interface Aim<V = View> {
  /** By seat, the more the better; null: hidden from the reader. */
  scores(view: V): (number | null)[];
  mine(view: V, me: number): string;
  /** By how much somebody leads, in words. */
  margin(by: number, view: V): string;
  end(view: V, me: number | null): string;
}

/** What the reader lets the server answer beforehand. */
export interface Standing {
  orders: Orders;
  /** As `orders`, with what is still on its way to the store: a change of one of them starts here. */
  given: Orders;
  /** Some are not stored yet. */
  saving: boolean;
  /** Replaces all of them. */
  give(orders: Orders): void;
}

export interface BoardProps<V = View> {
  view: V;
  reader: Reader<V>;
  chooser: Chooser;
  /** The event that is being shown just now. */
  now: Event | null;
  /** By seat: what it changed of the totals. */
  changes: number[];
  /** The name plate of a seat, drawn by the table. */
  plate: Snippet<[number]>;
  /** The bar that says what to do; it goes above the reader's own things. */
  prompt: Snippet;
  /** null for spectators, in replays, and in games that know no standing orders. */
  standing: Standing | null;
  /** Everything that was told so far, as the log has it. */
  told?: ToldMoment[];
}

/** Everything a score table needs; the game knows its own breakdown. */
export interface Round {
  /** Named by what decided a game, where that can be this column. */
  id?: string;
  title: string;
  /** The heading of its column, where its number would say too little. */
  short?: string;
  scores: number[];
}

export interface SeatNote {
  text: string;
  icon: string;
}

export interface RoundEndProps {
  event: Event;
  reader: Reader;
}

/** What a game brings to the table. A new game is a folder with one of these. */
export interface GamePlugin<V = View, E = Event> {
  id: string;
  Board: Component<BoardProps<V>>;
  /** The list of choices is open beside the board, which offers none itself. */
  listsChoices?: boolean;
  /** The page about an event at which the table waits for its reader; fetched when the first one happens. */
  roundEnd?(): Promise<{ default: Component<RoundEndProps> }>;
  beat(event: E, before: V, after: V): Beat;
  /** A small picture of the piece that an event is about; empty where there is none. */
  Picture?: Component<{ event: Event }>;
  /** What its log folds although nothing is done in it: one of these alone has no line of its own. */
  asides?: readonly string[];
  /** One of several things to choose from; its name on the wire if nothing is said. */
  describeItem?(item: string, reader: Reader<V>): string;
  /** Its answers as the list has them: the best first, where that can be told. */
  ranked?(actions: Action[], reader: Reader<V>): Action[];
  /** What follows, once the first half of an answer is chosen. */
  follows?(half: object, reader: Reader<V>): string;
  /** null: hidden from the reader. */
  totals(view: V): (number | null)[];
  /** What the plate of a seat says of it, with the path of an icon. */
  note?(view: V, seat: number): SeatNote | null;
  rounds(view: V): Round[];
  /** What put players in their order whose scores did not, as the rules name it. */
  decidedBy?(view: V): string[];
  /** Text of a total, with the game's unit. */
  money(amount: number, view: V): string;
  /** Path of the icon before a total; a coin if there is none. */
  emblem?: string;
  /** Text of a final score that is not money. */
  score?(score: number, view: V): string;
  tour: TourStep<V>[];
  aim?: Aim<V>;
}
