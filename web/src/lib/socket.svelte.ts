import type {
  ClientMessage,
  Emote,
  Emoted,
  Happened,
  Me,
  Problem,
  ServerMessage,
  TableInfo,
  Told,
  View,
  Welcome,
} from '../protocol';
import { api, ApiError } from './api';
import { Listeners } from './listeners';

export type ConnectionStatus = 'connecting' | 'live' | 'lost';
export type MoveOf<V extends View> = NonNullable<NonNullable<V['question']>['mine']>;

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;

const own = (code: string): Problem => ({ code, message: '', rule: null });

/** How long to wait before the next attempt: doubling, bounded, scattered so that not all come at once. */
export function backOff(attempt: number, chance = Math.random()): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.75 + chance / 2);
}

export function socketAddress(id: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/ws/tables/${encodeURIComponent(id)}`;
}

/** One browser at one table. Reads like state, comes back by itself, and never answers a question twice. */
export class TableConnection {
  table = $state.raw<TableInfo | null>(null);
  me = $state.raw<Me | null>(null);
  seat = $state<number | null>(null);
  /** The newest view. A table that animates keeps its own older one until `onmoment` has been shown. */
  view = $state.raw<View | null>(null);
  told = $state.raw<Told[]>([]);
  status = $state<ConnectionStatus>('connecting');
  problem = $state.raw<Problem | null>(null);
  /** A move was sent and is neither accepted nor refused. */
  pending = $state(false);

  readonly id: string;
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #attempt = 0;
  #ref = 0;
  #move: number | null = null;
  #closed = false;
  #moments = new Listeners<Happened>();
  #welcomes = new Listeners<Welcome>();
  #emotes = new Listeners<Emoted>();

  constructor(id: string) {
    this.id = id;
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#connect();
  }

  /** Called with every new moment, in order. Returns the way to stop. */
  onmoment(listener: (happened: Happened) => void): () => void {
    return this.#moments.add(listener);
  }

  /** Called when the whole table is told anew: at first, and after each lost connection. */
  onwelcome(listener: (welcome: Welcome) => void): () => void {
    return this.#welcomes.add(listener);
  }

  onemote(listener: (emoted: Emoted) => void): () => void {
    return this.#emotes.add(listener);
  }

  /** Answers the question the viewer looks at; false if nothing could be sent. */
  act(action: MoveOf<View>, question = this.view?.question?.number): boolean {
    if (this.pending || question === undefined) return false;
    const ref = ++this.#ref;
    if (!this.#say({ type: 'Act', ref, question, action: { ...action } })) return false;
    this.#move = ref;
    this.pending = true;
    this.problem = null;
    return true;
  }

  emote(emote: Emote): boolean {
    return this.#say({ type: 'SendEmote', ref: ++this.#ref, emote });
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #say(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN || this.status !== 'live') {
      this.problem = own('connection_lost');
      return false;
    }
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const socket = new WebSocket(socketAddress(this.id));
    this.#socket = socket;
    socket.addEventListener('message', (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(event.data)) as ServerMessage);
    });
    socket.addEventListener('close', () => {
      if (socket === this.#socket) void this.#lose();
    });
  }

  #hurry = (): void => {
    if (this.#timer !== undefined && document.visibilityState === 'visible') {
      this.#attempt = 0;
      this.#connect();
    }
  };

  async #lose(): Promise<void> {
    if (this.#closed) return;
    this.#settle();
    this.status = 'lost';
    this.#timer = setTimeout(() => this.#connect(), backOff(this.#attempt++));
    // A refused upgrade looks like a broken line; only a plain request tells that there is no such table.
    if (this.table === null && (await this.#isMissing())) this.close();
  }

  async #isMissing(): Promise<boolean> {
    try {
      await api.table(this.id);
    } catch (thrown) {
      if (thrown instanceof ApiError && [403, 404].includes(thrown.status)) {
        this.problem = thrown.problem;
        return true;
      }
    }
    return false;
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'Welcome':
        return this.#welcome(message);
      case 'Happened':
        return this.#happen(message);
      case 'TableChanged':
        this.table = message.table;
        return;
      case 'Accepted':
        if (message.ref === this.#move) this.#settle();
        return;
      case 'Refused':
        if (message.ref === this.#move) this.#settle();
        this.problem = message.problem;
        return;
      case 'Emoted':
        this.#emotes.tell(message);
    }
  }

  #welcome(message: Welcome): void {
    this.#attempt = 0;
    this.#settle();
    this.table = message.table;
    this.me = message.me;
    this.seat = message.seat;
    this.view = message.view;
    this.told = message.told;
    this.status = 'live';
    this.problem = null;
    this.#welcomes.tell(message);
  }

  #happen(message: Happened): void {
    this.told = [...this.told, { number: message.number, events: message.events }];
    this.view = message.view;
    this.problem = null;
    this.#moments.tell(message);
  }

  #settle(): void {
    this.#move = null;
    this.pending = false;
  }
}
