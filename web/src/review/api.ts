import { ask, get, read, table } from '$lib/api';
import type { Answers, Drawn, PastQuestion, Statistics, TryAnswer, WhatIf } from '../protocol';

/** What only the review room asks for: tables are there sooner without it. */
export const reviewApi = {
  draws: (id: string, moments: number[]) =>
    get<Drawn[]>(`${table(id)}/review/draws?${moments.map((each) => `moment=${each}`).join('&')}`),
  question: (id: string, moment: number, signal?: AbortSignal) =>
    ask('GET', `${table(id)}/review/question?moment=${moment}`, undefined, signal).then((answer) =>
      read<PastQuestion>(answer),
    ),
  answers: (id: string, moment: number) =>
    get<Answers>(`${table(id)}/review/answers?moment=${moment}`),
  whatIf: (id: string, wanted: TryAnswer, signal?: AbortSignal) =>
    ask('POST', `${table(id)}/review/what-if`, wanted, signal).then((answer) =>
      read<WhatIf>(answer),
    ),
  statistics: (game: string) =>
    get<Statistics>(`/api/me/statistics${game && `?game=${encodeURIComponent(game)}`}`),
  gameStatistics: (game: string) =>
    get<Statistics>(`/api/games/${encodeURIComponent(game)}/statistics`),
};
