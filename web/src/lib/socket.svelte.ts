import {
  CLOSE,
  type ClientMessage,
  type Consequences,
  type Decisive,
  type Emote,
  type Emoted,
  type Happened,
  type Me,
  type Problem,
  type ServerMessage,
  type TableInfo,
  type View,
  type Welcome,
} from '../protocol';
import { Listeners } from './listeners';
import { session } from './session.svelte';

type ConnectionStatus = 'connecting' | 'live' | 'lost';
/** Standing orders by name; null means no order. */
export type Orders = Record<string, unknown>;
type MoveOf<V extends View> = NonNullable<NonNullable<V['question']>['mine']>;

const FIRST_WAIT = 500;
/** The longest retry delay while nobody answers: the table is back within two seconds after the server is. */
const LONGEST_WAIT = 1_500;
/** The longest retry delay while the server answers but refuses. */
const LONGEST_WAIT_REFUSED = 10_000;
export const PING_MS = 4_000;
/** After this time a pending move is shown as "Sending…". */
export const SLOW_MS = 2_000;
/** After this time without an answer there is no connection. */
export const DEAD_MS = 10_000;
/** How long a connection attempt can take, Welcome included. */
const OPENING_MS = 15_000;
const NO_ANSWER = 1006;
/** Closed with one of these, a table will not open by trying again. */
const FOR_GOOD: number[] = [CLOSE.NOT_LOADED, CLOSE.SHUT_OUT, CLOSE.TABLE_GONE];
/** The server's own codes begin here. */
const REFUSED = 4000;

const own = (code: string): Problem => ({ code, message: '', rule: null });

/** How long to wait before the next attempt: doubling, bounded, scattered so that not all come at once. */
export function backOff(attempt: number, code: number, chance = Math.random()): number {
  const longest = code >= REFUSED ? LONGEST_WAIT_REFUSED : LONGEST_WAIT;
  return Math.min(longest, FIRST_WAIT * 2 ** attempt) * (0.75 + chance / 2);
}

export function socketAddress(id: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/ws/tables/${encodeURIComponent(id)}`;
}

/** The chair of a person; null for a spectator. */
export function seatOf(table: TableInfo, me: Me | null): number | null {
  const seat = table.seats.findIndex((chair) => me !== null && chair.player === me.id);
  return seat < 0 ? null : seat;
}

/** One browser at one table: reactive state that reconnects by itself and never answers a question twice. */
export class TableConnection {
  table = $state.raw<TableInfo | null>(null);
  me = $state.raw<Me | null>(null);
  seat = $state<number | null>(null);
  /** The newest view. A table that animates keeps its own older one until `onmoment` has been shown. */
  view = $state.raw<View | null>(null);
  /** What would follow from each answer to the newest view's question. */
  consequences = $state.raw<Consequences | null>(null);
  /** Which moments decided the game, once it is over. */
  decisive = $state.raw<Decisive[]>([]);
  /** The reader's standing orders as the server has stored them; null where there are none. */
  orders = $state.raw<Orders | null>(null);
  status = $state<ConnectionStatus>('connecting');
  problem = $state.raw<Problem | null>(null);
  /** How long the table waits for each player, and when the server said so; null where it waits for ever. */
  countdown = $state.raw<{ left: (number | null)[]; at: number } | null>(null);
  /** A move was sent and is neither accepted nor refused. */
  pending = $state(false);
  /** The pending move has arrived, and will be shown with the others'. */
  held = $state(false);
  /** The answer to a move or to orders takes longer than usual. */
  slow = $state(false);

  readonly id: string;
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #attempt = 0;
  #ref = 0;
  /** Messages not answered yet, by ref. */
  #unanswered: number[] = [];
  #pings: ReturnType<typeof setInterval> | undefined;
  #slowness: ReturnType<typeof setTimeout> | undefined;
  #deadline: ReturnType<typeof setTimeout> | undefined;
  #move: number | null = null;
  /** Orders on their way to the store, oldest first. */
  #ordered = $state.raw<{ ref: number; orders: Orders }[]>([]);
  #closed = false;
  #moments = new Listeners<Happened>();
  #welcomes = new Listeners<Welcome>();
  #emotes = new Listeners<Emoted>();

  constructor(id: string) {
    this.id = id;
    addEventListener('online', this.#reconnectNow);
    document.addEventListener('visibilitychange', this.#reconnectNow);
    void this.#connect();
  }

  /** Called with every new moment, in order. Returns the way to stop. */
  onmoment(listener: (happened: Happened) => void): () => void {
    return this.#moments.add(listener);
  }

  /** Called when the whole table is sent again: at first, after each lost connection, and after a take-back. */
  onwelcome(listener: (welcome: Welcome) => void): () => void {
    return this.#welcomes.add(listener);
  }

  onemote(listener: (emoted: Emoted) => void): () => void {
    return this.#emotes.add(listener);
  }

  /** Answers the question of this number; false if nothing could be sent. */
  act(action: MoveOf<View>, question: number): boolean {
    if (this.pending) return false;
    const ref = ++this.#ref;
    if (!this.#send({ type: 'Act', ref, question, action: { ...action } })) return false;
    this.#move = ref;
    this.pending = true;
    this.problem = null;
    return true;
  }

  /** Asks to take back the reader's last decision, if it is not newer than the moment they have seen. */
  takeBack(moment: number): boolean {
    this.problem = null;
    return this.#send({ type: 'TakeBack', ref: ++this.#ref, moment });
  }

  emote(emote: Emote): boolean {
    return this.#send({ type: 'SendEmote', ref: ++this.#ref, emote });
  }

  /** Nobody is to answer for the reader yet. */
  think(): boolean {
    return this.#send({ type: 'StillThinking', ref: ++this.#ref });
  }

  /** Replaces the reader's standing orders; `orders` shows them once they are stored. */
  setOrders(orders: Orders): boolean {
    const ref = ++this.#ref;
    if (!this.#send({ type: 'SetOrders', ref, orders })) return false;
    this.#ordered = [...this.#ordered, { ref, orders }];
    this.problem = null;
    return true;
  }

  /** The orders last given, stored or still on their way: what a further change starts from. */
  get given(): Orders | null {
    return this.#ordered.at(-1)?.orders ?? this.orders;
  }

  /** Whether orders are on their way. */
  get ordering(): boolean {
    return this.#ordered.length > 0;
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#reconnectNow);
    document.removeEventListener('visibilitychange', this.#reconnectNow);
    clearTimeout(this.#timer);
    this.#stopTimers();
    this.#socket?.close();
  }

  #send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN || this.status !== 'live') {
      this.problem = own('connection_lost');
      return false;
    }
    this.#socket.send(JSON.stringify(message));
    this.#unanswered.push(message.ref);
    const timeout = message.type === 'Ping' ? DEAD_MS - PING_MS : DEAD_MS;
    this.#deadline ??= setTimeout(this.#drop, timeout);
    if (message.type !== 'Ping') this.#slowness ??= setTimeout(() => (this.slow = true), SLOW_MS);
    return true;
  }

  /** Pings, unless a message is pending that shows as well whether the server is there. */
  #ping = (): void => {
    if (this.#unanswered.length === 0) this.#send({ type: 'Ping', ref: ++this.#ref });
  };

  /** The answer to `ref` has come; the time of other pending messages starts again. */
  #answer(ref: number | null): void {
    this.#unanswered = this.#unanswered.filter((other) => other !== ref);
    clearTimeout(this.#deadline);
    clearTimeout(this.#slowness);
    this.#slowness = undefined;
    this.slow = false;
    this.#deadline = this.#unanswered.length > 0 ? setTimeout(this.#drop, DEAD_MS) : undefined;
  }

  /** The server has fallen silent: drop this socket, which would never close by itself. */
  #drop = (): void => {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#lose(NO_ANSWER);
  };

  /** Stops all timers of this connection. */
  #stopTimers(): void {
    clearInterval(this.#pings);
    clearTimeout(this.#slowness);
    clearTimeout(this.#deadline);
    this.#slowness = this.#deadline = undefined;
    this.#unanswered = [];
    this.slow = false;
  }

  async #connect(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    try {
      // The server wants to know who comes; a newcomer gets the cookie here.
      await session.ready();
    } catch {
      return this.#lose(NO_ANSWER);
    }
    if (this.#closed) return;
    const socket = new WebSocket(socketAddress(this.id));
    this.#socket = socket;
    this.#deadline = setTimeout(this.#drop, OPENING_MS);
    socket.addEventListener('message', (event) => {
      if (socket === this.#socket) this.#receive(JSON.parse(String(event.data)) as ServerMessage);
    });
    socket.addEventListener('close', ({ code }) => {
      if (socket === this.#socket) this.#lose(code);
    });
  }

  #reconnectNow = (): void => {
    if (this.#timer !== undefined && document.visibilityState === 'visible') {
      this.#attempt = 0;
      void this.#connect();
    }
  };

  #lose(code: number): void {
    if (this.#closed) return;
    this.#settle();
    this.#stopTimers();
    this.status = 'lost';
    if (FOR_GOOD.includes(code)) return this.close();
    if (code === CLOSE.NO_PERSON) session.forget();
    this.#timer = setTimeout(() => void this.#connect(), backOff(this.#attempt++, code));
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'Welcome':
        return this.#welcome(message);
      case 'Happened':
        return this.#happen(message);
      case 'TableChanged':
        this.table = message.table;
        this.seat = seatOf(message.table, this.me);
        return;
      case 'Countdown':
        this.countdown = { left: message.left, at: performance.now() };
        return;
      case 'Pong':
        return this.#answer(message.ref);
      case 'Accepted':
        this.#answer(message.ref);
        if (message.ref === this.#move) this.#settle();
        this.orders = this.#answered(message.ref) ?? this.orders;
        return;
      case 'Held':
        this.#answer(message.ref);
        this.held = true;
        return;
      case 'Refused':
        this.#answer(message.ref);
        if (message.ref === this.#move) this.#settle();
        this.#answered(message.ref);
        this.problem = message.problem;
        return;
      case 'Emoted':
        this.#emotes.tell(message);
    }
  }

  #welcome(message: Welcome): void {
    this.#attempt = 0;
    this.#settle();
    this.#stopTimers();
    this.#pings = setInterval(this.#ping, PING_MS);
    this.table = message.table;
    this.me = message.me;
    this.seat = message.seat;
    this.view = message.view;
    this.consequences = message.consequences;
    this.decisive = message.decisive;
    this.orders = message.orders;
    this.#ordered = [];
    this.status = 'live';
    this.problem = null;
    this.#welcomes.tell(message);
  }

  #happen(message: Happened): void {
    this.view = message.view;
    this.consequences = message.consequences;
    this.decisive = message.decisive;
    this.problem = null;
    this.#moments.tell(message);
  }

  /** The orders sent as `ref`, which are no longer on their way. */
  #answered(ref: number | null): Orders | undefined {
    const found = this.#ordered.find((sent) => sent.ref === ref);
    this.#ordered = this.#ordered.filter((sent) => sent !== found);
    return found?.orders;
  }

  #settle(): void {
    this.#move = null;
    this.pending = this.held = false;
  }
}
