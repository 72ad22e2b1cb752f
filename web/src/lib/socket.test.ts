import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Happened, MusketeersView, ServerMessage, Welcome } from '../protocol';
import { aTable, answering, person } from '../shell/testing';
import { session } from './session.svelte';
import {
  backOff,
  DEAD_MS,
  PING_MS,
  seatOf,
  SLOW_MS,
  socketAddress,
  TableConnection,
} from './socket.svelte';

class FakeSocket extends EventTarget {
  static all: FakeSocket[] = [];
  static readonly OPEN = 1;
  readyState = 1;
  sent: { type: string; ref: number; question?: number }[] = [];
  readonly address: string;

  constructor(address: string) {
    super();
    this.address = address;
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FakeSocket['sent'][number]);
  }

  tell(message: ServerMessage): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  close(code = 1000): void {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}

const view = (question: number): MusketeersView =>
  ({ game: 'musketeers', question: { number: question } }) as MusketeersView;

const welcome: Welcome = {
  type: 'Welcome',
  table: aTable({ status: 'playing', seats: [person('me'), person('you')] }),
  me: { id: 'me', name: 'Me' },
  seat: 0,
  view: view(7),
  told: [{ number: 0, events: [] }],
  orders: null,
  consequences: { answers: [[]] },
  decisive: [],
};

const happened: Happened = {
  type: 'Happened',
  number: 1,
  events: [],
  steps: [],
  view: view(8),
  consequences: null,
  decisive: [],
};
const move = { type: 'PlayCard', card: '7/2' } as const;

let table: TableConnection;
const socket = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;

beforeEach(async () => {
  FakeSocket.all = [];
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal(
    'fetch',
    answering({ 'GET /api/me': { id: 'me', name: 'Me' }, 'GET /api/games': [] }),
  );
  session.forget();
  table = new TableConnection('table-01');
  await vi.advanceTimersByTimeAsync(0);
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a Welcome tells everything', () => {
  expect(table.status).toBe('connecting');
  expect(socket().address).toBe(socketAddress('table-01'));
  socket().tell(welcome);
  expect(table).toMatchObject({ status: 'live', seat: 0, me: welcome.me });
  expect(table.view?.question?.number).toBe(7);
  expect(table.consequences).toEqual(welcome.consequences);
});

test('a new moment reaches the table in order', () => {
  const heard: number[] = [];
  socket().tell(welcome);
  const stop = table.onmoment(({ number }) => heard.push(number));
  socket().tell(happened);
  stop();
  socket().tell({ ...happened, number: 2 });
  expect(heard).toEqual([1]);
  expect(table.view?.question?.number).toBe(8);
  expect(table.consequences).toBeNull();
});

test('a move that is held back is pending until it is shown with the others', () => {
  socket().tell(welcome);
  table.act(move, 7);
  const ref = socket().sent[0]?.ref ?? -1;
  socket().tell({ type: 'Held', ref, seconds: 5 });
  expect(table).toMatchObject({ pending: true, held: true });
  socket().tell({ type: 'Accepted', ref });
  expect(table).toMatchObject({ pending: false, held: false });
});

test('a move answers its question and is pending until it is stored', () => {
  socket().tell(welcome);
  expect(table.act(move, 7)).toBe(true);
  expect(socket().sent[0]).toMatchObject({ type: 'Act', question: 7, action: move });
  expect(table.pending).toBe(true);
  expect(table.act(move, 7)).toBe(false);
  socket().tell({ type: 'Accepted', ref: socket().sent[0]?.ref ?? -1 });
  expect(table.pending).toBe(false);
  expect(socket().sent).toHaveLength(1);
});

test('a refused move says why and can be made again', () => {
  socket().tell(welcome);
  table.act(move, 3);
  const problem = { code: 'stale_question', message: '', rule: null };
  socket().tell({ type: 'Refused', ref: socket().sent[0]?.ref ?? -1, problem });
  expect(table.pending).toBe(false);
  expect(table.problem?.code).toBe('stale_question');
  expect(table.act(move, 7)).toBe(true);
  expect(table.problem).toBeNull();
});

test('orders are shown once they are stored, and after each Welcome', () => {
  socket().tell({ ...welcome, orders: { limit: null } });
  expect(table.orders).toEqual({ limit: null });
  expect(table.setOrders({ limit: 30 })).toBe(true);
  expect(socket().sent[0]).toMatchObject({ type: 'SetOrders', orders: { limit: 30 } });
  expect(table.pending).toBe(false);
  expect(table.orders).toEqual({ limit: null });
  socket().tell({ type: 'Accepted', ref: socket().sent[0]?.ref ?? -1 });
  expect(table.orders).toEqual({ limit: 30 });
  table.setOrders({ limit: -1 });
  const problem = { code: 'bad_orders', message: '', rule: null };
  socket().tell({ type: 'Refused', ref: socket().sent[1]?.ref ?? -1, problem });
  expect(table).toMatchObject({ orders: { limit: 30 }, problem });
  socket().tell({ ...welcome, orders: { limit: 7 } });
  expect(table.orders).toEqual({ limit: 7 });
});

test('a second order starts from the first, though that one is not stored yet', () => {
  socket().tell({ ...welcome, orders: {} });
  expect(table.ordering).toBe(false);
  table.setOrders({ ...table.given, pass: true });
  table.setOrders({ ...table.given, limit: 30 });
  expect(socket().sent[1]).toMatchObject({ orders: { pass: true, limit: 30 } });
  expect(table).toMatchObject({ orders: {}, ordering: true });
  for (const { ref } of socket().sent) socket().tell({ type: 'Accepted', ref });
  expect(table).toMatchObject({ orders: { pass: true, limit: 30 }, ordering: false });
});

test('gestures go out and come in', () => {
  const seen: string[] = [];
  table.onemote(({ emote }) => seen.push(emote));
  socket().tell(welcome);
  table.emote('wow');
  expect(socket().sent[0]).toMatchObject({ type: 'SendEmote', emote: 'wow' });
  socket().tell({ type: 'Emoted', seat: 1, emote: 'thanks' });
  expect(seen).toEqual(['thanks']);
});

test('a lost connection comes back by itself and is told everything anew', async () => {
  const welcomes: number[] = [];
  table.onwelcome(({ told }) => welcomes.push(told.length));
  socket().tell(welcome);
  table.act(move, 7);
  socket().close(1006);
  expect(table).toMatchObject({ status: 'lost', pending: false });
  expect(table.act(move, 7)).toBe(false);
  expect(table.problem?.code).toBe('connection_lost');
  await vi.advanceTimersByTimeAsync(1000);
  expect(FakeSocket.all).toHaveLength(2);
  socket().tell({ ...welcome, told: [...welcome.told, { number: 1, events: [] }] });
  expect(table).toMatchObject({ status: 'live', problem: null });
  expect(welcomes).toEqual([1, 2]);
});

test('a table that does not exist is not asked for again', async () => {
  const problem = { code: 'no_such_table', message: '', rule: null };
  socket().tell({ type: 'Refused', ref: null, problem });
  socket().close(4404);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(table).toMatchObject({ status: 'lost', problem });
});

test('a forgotten person introduces itself before the next attempt', async () => {
  const asked = vi.fn(answering({ 'GET /api/me': { id: 'new', name: 'New' } }));
  vi.stubGlobal('fetch', asked);
  socket().close(4401);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toHaveBeenCalledWith('/api/me', expect.anything());
  expect(session.me?.id).toBe('new');
});

test('who sits down has a chair at once', () => {
  socket().tell({ ...welcome, seat: null, view: null, table: aTable() });
  expect(table.seat).toBeNull();
  socket().tell({ type: 'TableChanged', table: aTable({ seats: [person('you'), person('me')] }) });
  expect(table.seat).toBe(1);
});

test('a move that is not answered is told to be on its way, and then that nobody is there', async () => {
  socket().tell(welcome);
  table.act(move, 7);
  await vi.advanceTimersByTimeAsync(SLOW_MS - 1);
  expect(table.slow).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(table).toMatchObject({ slow: true, status: 'live' });
  await vi.advanceTimersByTimeAsync(DEAD_MS - SLOW_MS);
  expect(table).toMatchObject({ slow: false, status: 'lost', pending: false });
});

test('the answer to a move ends the waiting', async () => {
  socket().tell(welcome);
  table.act(move, 7);
  await vi.advanceTimersByTimeAsync(SLOW_MS);
  socket().tell({ type: 'Accepted', ref: socket().sent[0]?.ref ?? -1 });
  expect(table.slow).toBe(false);
  await vi.advanceTimersByTimeAsync(PING_MS);
  expect(table.status).toBe('live');
});

test('a server that answers its pings is there for ever', async () => {
  socket().tell(welcome);
  for (let round = 1; round <= 10; round += 1) {
    await vi.advanceTimersByTimeAsync(PING_MS);
    expect(socket().sent).toHaveLength(round);
    socket().tell({ type: 'Pong', ref: socket().sent.at(-1)?.ref ?? -1 });
  }
  expect(table).toMatchObject({ status: 'live', slow: false });
});

test('a server that froze is noticed although nothing is played', async () => {
  socket().tell(welcome);
  await vi.advanceTimersByTimeAsync(DEAD_MS);
  expect(socket().sent).toMatchObject([{ type: 'Ping' }]);
  expect(table).toMatchObject({ status: 'lost', slow: false });
  await vi.advanceTimersByTimeAsync(1000);
  expect(FakeSocket.all).toHaveLength(2);
  socket().tell(welcome);
  expect(table.status).toBe('live');
});

test('an attempt that leads to nothing is given up', async () => {
  await vi.advanceTimersByTimeAsync(20_000);
  expect(FakeSocket.all).toHaveLength(2);
  expect(table.status).toBe('lost');
});

test('waiting grows but stays bounded, longer where the server refuses than where it is away', () => {
  expect(backOff(0, 1006, 0.5)).toBe(500);
  expect(backOff(30, 1006, 1)).toBeLessThan(2000);
  expect(backOff(3, 4030, 0.5)).toBe(4000);
  expect(backOff(30, 4030, 1)).toBe(12_500);
  expect(seatOf(aTable(), null)).toBeNull();
});
