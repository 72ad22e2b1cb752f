// Written by scripts/protocol.py from the messages in src/ducats. Do not edit.

import type { Consequences, Decisive, Outcome } from './engine';
import type { Event, View } from './games';

/** Why something was refused. `code` has a text in every catalogue; `message` is for logs and programs. */
export interface Problem {
  code: string;
  message: string;
  rule: string | null;
}

/** The person behind the cookie. `id` is public, the cookie's token never leaves it. */
export interface Me {
  id: string;
  name: string;
}

export interface NewName {
  name: string;
}

/** A box on the shelf. */
export interface GameInfo {
  id: string;
  version: number;
  min_seats: number;
  max_seats: number;
  minutes: [number, number];
  weight: number;
  year: number;
  author: string;
  prefix: string;
  options: Record<string, unknown>;
  presets: Record<string, Record<string, unknown>>;
  orders: Record<string, unknown> | null;
  usual_seats: number;
  levels: string[];
  usual_level: string;
  data: string;
}

/** Whether other machines can reach the server, and at which addresses; none for people elsewhere. */
export interface Reach {
  is_open: boolean;
  addresses: string[];
}

/** Lets another device go on as the same person, once and within `seconds`. */
export interface Transfer {
  token: string;
  seconds: number;
}

export interface TakeTransfer {
  token: string;
}

/** A corrected data file, to be tried out with the options of a table. */
export interface TriedData {
  seats: number;
  options?: Record<string, unknown>;
  data: string;
}

/** A value in which a corrected data file differs from the one that comes with the game. */
export interface DataDifference {
  path: string;
  shipped: string | null;
  yours: string | null;
}

/** A data file that can be played. */
export interface CheckedData {
  differences: DataDifference[];
}

/** What happens when a person does not answer: wait for ever, or act after `seconds`. */
export interface Absence {
  mode: 'wait' | 'default' | 'bot';
  seconds: number;
}

/** What helps the players of a casual table; everybody at it can see what is allowed. */
export interface Help {
  take_back: boolean;
  coach: boolean;
}

/** A table to be opened. Its creator sits on the first chair without a bot. */
export interface NewTable {
  game: string;
  seats: number;
  options?: Record<string, unknown>;
  preset?: string | null;
  data?: string | null;
  bots?: (string | null)[];
  public?: boolean;
  absence?: Absence;
  answer_window?: number;
  promise?: string | null;
  help?: Help;
}

/** Take a free chair: this one, or the first. */
export interface SitDown {
  seat?: number | null;
  promise?: string | null;
}

/** What was promised on sitting down; only when all chairs are taken. */
export interface ShowShare {
  share: string;
}

/** One chair. */
export interface SeatInfo {
  kind: 'empty' | 'person' | 'bot';
  name: string;
  player: string | null;
  level: string | null;
  online: boolean;
  stand_in: boolean;
  promise: string | null;
  share: string | null;
}

/** A table that goes on from a moment of a finished game, whose cards everybody may look up. */
export interface WhatIfOf {
  table: string;
  moment: number;
}

/** After a moment the table answered for somebody, a bot began to play for them, or they came back.
 * 
 * Or somebody took back what had followed it. */
export interface Attendance {
  moment: number;
  seat: number;
  what: 'away' | 'stand_in' | 'back' | 'took_back';
}

/** What everybody may know about a table. */
export interface TableInfo {
  id: string;
  game: string;
  status: 'open' | 'playing' | 'finished';
  seats: SeatInfo[];
  options: Record<string, unknown>;
  corrected: boolean;
  public: boolean;
  absence: Absence;
  answer_window: number;
  help: Help;
  creator: string;
  created: string;
  moments: number;
  commitment: string;
  outcome: Outcome | null;
  rematch: string | null;
  imported: boolean;
  what_if: WhatIfOf | null;
  deal: PlayedDeal | null;
  attendance: Attendance[];
  removed: string[];
}

/** The host puts a bot on an empty chair; on all of them if none is named. */
export interface FillSeat {
  level: string;
  seat: number | null;
}

/** The occupants of `seat` and `to` change places. */
export interface MoveSeat {
  seat: number;
  to: number;
}

/** The host takes a bot away, or asks a person to leave, who cannot sit down here again. */
export interface EmptySeat {
  seat: number;
}

/** The host makes somebody else the host. */
export interface HandOver {
  seat: number;
}

/** Whether a table waits for the person who asks; nobody learns it of anybody else. */
export interface Turn {
  mine: boolean;
}

/** The lobby: newest first. */
export interface TableList {
  public: TableInfo[];
  mine: TableInfo[];
}

/** One step of a game as one viewer knew it. */
export interface MomentInfo {
  number: number;
  seat: number | null;
  events: Event[];
  steps: (([(string | number)[], unknown])[])[];
  view: View | null;
}

/** A game as one seat knew it, as a spectator, or with all cards open; a long one in several parts. */
export interface ReplayPart {
  table: TableInfo;
  viewer: 'seat' | 'spectator' | 'open';
  seat: number | null;
  moments: MomentInfo[];
  next: number | null;
}

/** A move. `question` is the number of the question it answers, so that a stale click is known as such. */
export interface Act {
  type: 'Act';
  ref: number;
  question: number;
  action: Record<string, unknown>;
}

/** A gesture instead of chat. */
export interface SendEmote {
  type: 'SendEmote';
  ref: number;
  emote: Emote;
}

/** What the server answers for the player from now on. Replaces all earlier orders; {} ends them. */
export interface SetOrders {
  type: 'SetOrders';
  ref: number;
  orders: Record<string, unknown>;
}

/** Asks for a sign of life: a browser has no other way to notice a connection that broke silently. */
export interface Ping {
  type: 'Ping';
  ref: number;
}

/** I am still thinking: restart my time. */
export interface StillThinking {
  type: 'StillThinking';
  ref: number;
}

/** Take back my last decision. Everybody is then sent the whole table again. */
export interface TakeBack {
  type: 'TakeBack';
  ref: number;
  moment: number;
}

/** The events of one past moment, for the log. */
export interface Told {
  number: number;
  events: Event[];
}

/** All that is needed to draw the table anew: the first message of a socket; again after a take-back. */
export interface Welcome {
  type: 'Welcome';
  table: TableInfo;
  me: Me;
  seat: number | null;
  view: View | null;
  told: Told[];
  orders: Record<string, unknown> | null;
  consequences: Consequences | null;
  decisive: Decisive[];
}

/** A new moment: what happened, and the table after it. */
export interface Happened {
  type: 'Happened';
  number: number;
  events: Event[];
  steps: (([(string | number)[], unknown])[])[];
  view: View;
  consequences: Consequences | null;
  decisive: Decisive[];
}

/** People came, went, or the table's state changed. */
export interface TableChanged {
  type: 'TableChanged';
  table: TableInfo;
}

/** The move, gesture or order `ref` is stored; sent only after it is. */
export interface Accepted {
  type: 'Accepted';
  ref: number;
}

/** The answer `ref` is given, and will be heard with the others' in `seconds`, if it is legal. */
export interface Held {
  type: 'Held';
  ref: number;
  seconds: number;
}

/** `ref` (null if the message could not even be read) changed nothing, and why. */
export interface Refused {
  type: 'Refused';
  ref: number | null;
  problem: Problem;
}

/** The answer to the `Ping` of that `ref`. */
export interface Pong {
  type: 'Pong';
  ref: number;
}

export interface Emoted {
  type: 'Emoted';
  seat: number;
  emote: Emote;
}

/** By seat, the seconds until the table goes on without an answer; null where it does not. */
export interface Countdown {
  type: 'Countdown';
  left: (number | null)[];
}

/** What if this had been answered instead at a moment of a finished game? */
export interface TryAnswer {
  moment: number;
  action: Record<string, unknown>;
}

/** How far the review of a game is. */
export interface ReviewStatus {
  status: 'none' | 'waiting' | 'running' | 'done' | 'failed';
  done: number;
  total: number;
  version: number;
  ahead: number;
}

/** What chance drew at a moment of a finished game, with nothing hidden. */
export interface Drawn {
  moment: number;
  events: Event[];
}

/** A question of a finished game as its player saw it, and what they were told about each answer. */
export interface PastQuestion {
  moment: number;
  seat: number;
  view: View;
  consequences: Consequences;
}

/** What should I answer to the question of this number? */
export interface AskHint {
  question: number;
}

/** Was my last decision a mistake, as far as this moment? */
export interface AskMark {
  moment: number;
}

/** Play on from a moment of a finished game, against bots: from the table as it was after that moment. */
export interface PlayFrom {
  moment: number;
  seat: number;
  level: string;
  action: Record<string, unknown> | null;
}

/** What a reader notes at a moment of a finished game. */
export interface Note {
  moment: number;
  text: string;
}

/** A table that plays a deal of the day. */
export interface PlayedDeal {
  day: string;
  counts: boolean;
}

/** The deal of the day of one game. */
export interface DealInfo {
  game: string;
  seats: number;
  level: string;
  commitment: string;
  tomorrow: string;
  mine: string | null;
  done: boolean;
}

/** The deals of today. */
export interface DealList {
  day: string;
  seconds: number;
  deals: DealInfo[];
}

/** One person's result with a deal. */
export interface DealResult {
  rank: number;
  name: string;
  player: string;
  place: number;
  score: number;
  rival: number;
  table: string | null;
}

/** The table of a day. */
export interface DealTable {
  day: string;
  game: string;
  commitment: string;
  seed: string | null;
  playing: number;
  results: DealResult[];
}

/** Play today's deal of a game; once it has been played to the end, for practice. */
export interface PlayDeal {
  game: string;
}

export type ClientMessage = Act | TakeBack | SendEmote | SetOrders | StillThinking | Ping;

export type ServerMessage = Welcome | Happened | TableChanged | Countdown | Accepted | Held | Refused | Pong | Emoted;

export type Emote = 'hello' | 'well_played' | 'thanks' | 'ouch' | 'hurry' | 'wow' | 'good_game';
