import { NO_HELP } from '../help/load';
import type { GameInfo, SeatInfo, TableInfo } from '../protocol';

/** Tables, chairs and games for tests. */
export function person(id: string, name = id): SeatInfo {
  return {
    kind: 'person',
    name,
    player: id,
    level: null,
    online: true,
    stand_in: false,
    promise: null,
    share: null,
  };
}

export function bot(level: string): SeatInfo {
  return {
    kind: 'bot',
    name: '',
    player: null,
    level,
    online: true,
    stand_in: false,
    promise: null,
    share: null,
  };
}

export const EMPTY: SeatInfo = {
  kind: 'empty',
  name: '',
  player: null,
  level: null,
  online: false,
  stand_in: false,
  promise: null,
  share: null,
};

export function aTable(facts: Partial<TableInfo> = {}): TableInfo {
  return {
    id: 'table-01',
    game: 'musketeers',
    status: 'open',
    seats: [person('you'), EMPTY],
    options: {},
    corrected: false,
    public: true,
    absence: { mode: 'wait', seconds: 120 },
    answer_window: 0,
    help: NO_HELP,
    creator: 'you',
    created: '2026-01-01T12:00:00+00:00',
    commitment: 'c0ffee',
    moments: 0,
    outcome: null,
    rematch: null,
    imported: false,
    what_if: null,
    deal: null,
    attendance: [],
    removed: [],
    ...facts,
  };
}

export const MUSKETEERS: GameInfo = {
  id: 'musketeers',
  version: 1,
  min_seats: 2,
  max_seats: 4,
  minutes: [20, 40],
  weight: 1,
  year: 1991,
  author: 'Franz-Josef Lamminger',
  prefix: 'MU',
  options: {
    properties: {
      match_mode: { enum: ['single_hand', 'target'], default: 'target' },
      match_target: { type: 'integer', minimum: 20, maximum: 500, default: 100 },
      victim_picks_slot: { type: 'boolean', default: false },
    },
  },
  presets: {},
  orders: null,
  usual_seats: 4,
  levels: ['page', 'musketeer', 'captain'],
  usual_level: 'musketeer',
  data: '# data',
};

/** Answers of a server that is not there: by method and path, in place of `fetch`. */
export function answering(
  answers: Record<string, unknown>,
): (path: string, init?: RequestInit) => Promise<Response> {
  return (path, init) => {
    const answer = answers[`${init?.method ?? 'GET'} ${path}`];
    const found =
      typeof answer === 'function' ? (answer as (body: unknown) => unknown)(bodyOf(init)) : answer;
    if (found instanceof Response) return Promise.resolve(found);
    if (found === undefined) return Promise.resolve(problem(404, 'not_found'));
    return Promise.resolve(Response.json(found));
  };
}

function bodyOf(init?: RequestInit): unknown {
  return typeof init?.body === 'string' ? JSON.parse(init.body) : init?.body;
}

export function problem(status: number, code: string, message = ''): Response {
  return Response.json({ code, message, rule: null }, { status });
}
