import type { GameInfo, Me, NewTable, Problem, Replay, SitDown, TableInfo } from '../protocol';

/** What the server refused, or that it could not be reached (`offline`). */
export class ApiError extends Error {
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

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
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

async function get<T>(path: string): Promise<T> {
  return (await (await ask('GET', path)).json()) as T;
}

async function post<T>(path: string, body: unknown = {}): Promise<T> {
  return (await (await ask('POST', path, body)).json()) as T;
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

export type Viewer = 'spectator' | 'open' | `seat:${number}`;

export const api = {
  me: () => get<Me>('/api/me'),
  rename: (name: string) => post<Me>('/api/me', { name }),
  games: () => get<GameInfo[]>('/api/games'),
  tables: () => get<TableInfo[]>('/api/tables'),
  myTables: () => get<TableInfo[]>('/api/tables?mine=true'),
  table: (id: string) => get<TableInfo>(table(id)),
  open: (wanted: NewTable) => post<TableInfo>('/api/tables', wanted),
  sit: (id: string, chair: SitDown = {}) => post<TableInfo>(`${table(id)}/sit`, chair),
  leave: (id: string) => post<TableInfo>(`${table(id)}/leave`),
  start: (id: string) => post<TableInfo>(`${table(id)}/start`),
  rematch: (id: string) => post<TableInfo>(`${table(id)}/rematch`),
  replay: (id: string, as: Viewer) =>
    get<Replay>(`${table(id)}/replay?as=${encodeURIComponent(as)}`),
  recordAddress: (id: string) => `${table(id)}/record`,
  importRecord: (text: string) => post<TableInfo>('/api/records', { text }),
};
