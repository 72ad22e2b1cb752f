import type {
  Action,
  Analysis,
  CheckedData,
  DealList,
  DealTable,
  FillSeat,
  GameInfo,
  Me,
  MoveSeat,
  NewTable,
  Note,
  PlayFrom,
  Problem,
  PuzzleBoard,
  PuzzleList,
  Reach,
  ReplayPart,
  ReviewStatus,
  SitDown,
  TableInfo,
  TableList,
  Transfer,
  TriedData,
  Turn,
  Verdict,
} from '../protocol';
import { withViews } from './replay';
import { promiseShare, shareToShow } from './shares';

/** What the server refused, or that it could not be reached (`offline`). */
class ApiError extends Error {
  readonly problem: Problem;
  readonly status: number;

  constructor(problem: Problem, status: number) {
    super(problem.message || problem.code);
    this.name = 'ApiError';
    this.problem = problem;
    this.status = status;
  }
}

/** The problem behind anything that was thrown. */
export function problemOf(thrown: unknown): Problem {
  if (thrown instanceof ApiError) return thrown.problem;
  return { code: 'unknown', message: thrown instanceof Error ? thrown.message : '', rule: null };
}

function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'code' in value;
}

function content(body: unknown): RequestInit {
  if (body === undefined) return {};
  if (body instanceof Blob) return { headers: { 'content-type': 'application/x-ndjson' }, body };
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

/** Sends a request; a browser that the server does not know (any more) gets its cookie first. */
export async function ask(
  method: string,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Response> {
  try {
    return await askOnce(method, path, body, signal);
  } catch (thrown) {
    if (problemOf(thrown).code !== 'no_person') throw thrown;
    await askOnce('GET', '/api/me');
    return askOnce(method, path, body, signal);
  }
}

async function askOnce(
  method: string,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      credentials: 'same-origin',
      ...content(body),
      ...(signal && { signal }),
    });
  } catch {
    throw new ApiError({ code: 'offline', message: '', rule: null }, 0);
  }
  if (answer.ok) return answer;
  const told: unknown = await answer.json().catch(() => null);
  throw new ApiError(
    isProblem(told)
      ? told
      : { code: `http_${answer.status}`, message: answer.statusText, rule: null },
    answer.status,
  );
}

export async function read<T>(answer: Response): Promise<T> {
  return (await answer.json()) as T;
}

export async function get<T>(path: string): Promise<T> {
  return read(await ask('GET', path));
}

async function post<T>(path: string, body: unknown = {}): Promise<T> {
  return read(await ask('POST', path, body));
}

export const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

/** Shows the share of the seed that was promised on sitting down, if it is time; returns the table. */
export async function showShare(at: TableInfo): Promise<TableInfo> {
  const share = shareToShow(at);
  return share ? post(`${table(at.id)}/share`, { share }) : at;
}

/** Asks the coach of a table; the signal cancels. */
export const askCoach = <T>(
  id: string,
  what: string,
  about: unknown,
  signal: AbortSignal,
): Promise<T> =>
  ask('POST', `${table(id)}/${what}`, about, signal).then((answer) => read<T>(answer));

export type Viewer = 'spectator' | 'open' | `seat:${number}`;

/** Everything the browser asks the server outside a table's socket. */
export const api = {
  me: () => get<Me>('/api/me'),
  rename: (name: string) => post<Me>('/api/me', { name }),
  makeTransfer: () => post<Transfer>('/api/transfers'),
  takeTransfer: (token: string) => post<Me>('/api/transfers/take', { token }),
  reach: () => get<Reach>('/api/reach'),
  games: () => get<GameInfo[]>('/api/games'),
  tryData: (game: string, tried: TriedData) =>
    post<CheckedData>(`/api/games/${encodeURIComponent(game)}/data`, tried),
  tables: () => get<TableList>('/api/tables'),
  table: (id: string) => get<TableInfo>(table(id)),
  turn: (id: string) => get<Turn>(`${table(id)}/turn`),
  open: async (wanted: NewTable) =>
    showShare(await post('/api/tables', { ...wanted, promise: await promiseShare() })),
  sit: async (id: string, chair: SitDown = {}) =>
    showShare(await post(`${table(id)}/seat`, { ...chair, promise: await promiseShare() })),
  getUp: (id: string) =>
    ask('DELETE', `${table(id)}/seat`).then((answer) => read<TableInfo>(answer)),
  addBots: (id: string, bots: FillSeat) => post<TableInfo>(`${table(id)}/bots`, bots),
  moveSeat: (id: string, move: MoveSeat) => post<TableInfo>(`${table(id)}/move`, move),
  emptySeat: (id: string, seat: number) => post<TableInfo>(`${table(id)}/empty`, { seat }),
  handOver: (id: string, seat: number) => post<TableInfo>(`${table(id)}/host`, { seat }),
  start: (id: string) => post<TableInfo>(`${table(id)}/start`),
  rematch: async (id: string) => {
    const promise = await promiseShare();
    return showShare(await post(`${table(id)}/rematch${promise ? `?promise=${promise}` : ''}`));
  },
  /** The part of a replay that begins with a moment. */
  replay: async (id: string, viewer: Viewer, first = 0) =>
    withViews(
      await get<ReplayPart>(
        `${table(id)}/replay?viewer=${encodeURIComponent(viewer)}${first ? `&first=${first}` : ''}`,
      ),
    ),
  review: (id: string) => get<ReviewStatus>(`${table(id)}/review`),
  beginReview: (id: string) => post<ReviewStatus>(`${table(id)}/review`),
  analysis: (id: string) => get<Analysis>(`${table(id)}/review/analysis`),
  playFrom: (id: string, wanted: PlayFrom) => post<TableInfo>(`${table(id)}/play`, wanted),
  notes: (id: string) => get<Note[]>(`${table(id)}/notes`),
  note: (id: string, note: Note) =>
    ask('PUT', `${table(id)}/notes`, note).then((answer) => read<Note[]>(answer)),
  deals: () => get<DealList>('/api/deals'),
  deal: (day: string, game: string) =>
    get<DealTable>(`/api/deals/${day}/${encodeURIComponent(game)}`),
  playDeal: (game: string) => post<TableInfo>('/api/deals', { game }),
  puzzles: () => get<PuzzleList>('/api/puzzles'),
  puzzle: (id: string) => get<PuzzleBoard>(`/api/puzzles/${encodeURIComponent(id)}`),
  attempt: (id: string, action: Action) =>
    post<Verdict>(`/api/puzzles/${encodeURIComponent(id)}`, { action }),
  recordAddress: (id: string) => `${table(id)}/record`,
  importRecord: (file: Blob) =>
    ask('POST', '/api/records', file).then((answer) => read<TableInfo>(answer)),
};
