import { api, problemOf } from '$lib/api';
import type { Analysis, Drawn, PastQuestion, Problem, ReviewStatus } from '../protocol';
import { reviewApi } from './api';

const EVERY_MS = 1000;
/** After errors; well below `REVIEW_PATIENCE_SECONDS`. */
export const LONGEST_PAUSE_MS = 8000;
/** For this long the work must have been watched before anybody is told how long it will take. */
const WATCHED_SECONDS = 8;

/** The analysis of one finished game: asked for, waited for, read. */
export class ReviewRoom {
  progress = $state.raw<ReviewStatus | null>(null);
  analysis = $state.raw<Analysis | null>(null);
  problem = $state.raw<Problem | null>(null);
  /** What was drawn at turning points. */
  draws = $state.raw<Drawn[]>([]);
  /** What was asked, by moment, as far as somebody looked at it. */
  questions = $state.raw<Partial<Record<number, PastQuestion>>>({});
  /** Whether the reader waits, or has waited, for the work: only then its end is news. */
  isAwaited = $state(false);
  readonly isAtWork = $derived(
    this.progress?.status === 'running' || this.progress?.status === 'waiting',
  );
  /** Others are analysed first. */
  readonly isQueued = $derived(this.progress?.status === 'waiting');
  readonly ahead = $derived(this.progress?.ahead ?? 0);
  readonly percent = $derived(
    this.progress?.total ? Math.floor((100 * this.progress.done) / this.progress.total) : 0,
  );
  /** Seconds that the rest will take if it goes on like this; null: nobody knows yet. */
  left = $state<number | null>(null);
  #seen: { at: number; done: number } | null = null;
  #shown = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pause = EVERY_MS;
  /** The newest question; what comes back for an older one is no longer wanted. */
  #newest = 0;

  constructor(readonly id: string) {}

  /** Reads what there is, and goes on as long as somebody is at work, or nothing could be read. */
  look(): Promise<void> {
    return this.#ask(api.review);
  }

  /** A beginning that fails is for the reader to repeat. */
  begin(): Promise<void> {
    this.problem = null;
    this.isAwaited = true;
    return this.#ask(api.beginReview);
  }

  /** To stop asking is to stop the work. */
  stop(): void {
    this.leave();
    this.progress = null;
    this.problem = null;
  }

  leave(): void {
    clearTimeout(this.#timer);
    this.#newest += 1;
    this.#pause = EVERY_MS;
    this.left = this.#seen = null;
  }

  async #ask(ask: (id: string) => Promise<ReviewStatus>): Promise<void> {
    clearTimeout(this.#timer);
    const mine = (this.#newest += 1);
    let goesOn: boolean;
    try {
      const found = await ask(this.id);
      const isNew = mine === this.#newest && found.version > this.#shown;
      const analysis = isNew ? await api.analysis(this.id) : this.analysis;
      if (mine !== this.#newest) return;
      this.analysis = analysis;
      if (isNew && analysis) void this.#nameDraws(analysis);
      this.#shown = found.version;
      this.progress = found;
      this.problem = null;
      this.#pause = EVERY_MS;
      this.#reckon(found);
      goesOn = this.isAtWork;
      this.isAwaited ||= goesOn;
    } catch (thrown) {
      if (mine !== this.#newest) return;
      this.problem = problemOf(thrown);
      this.#pause = Math.min(2 * this.#pause, LONGEST_PAUSE_MS);
      goesOn = ask === api.review;
    }
    if (goesOn) this.#timer = setTimeout(() => void this.look(), this.#pause);
  }

  #reckon({ status, done, total }: ReviewStatus): void {
    const at = performance.now();
    if (status !== 'running' || !this.#seen || done < this.#seen.done) {
      this.#seen = status === 'running' ? { at, done } : null;
      this.left = null;
      return;
    }
    const seconds = (at - this.#seen.at) / 1000;
    const more = done - this.#seen.done;
    if (seconds >= WATCHED_SECONDS && more > 0) this.left = ((total - done) * seconds) / more;
  }

  /** Without the names of the draws the sentences about them are general, but as true. */
  async #nameDraws(analysis: Analysis): Promise<void> {
    const moments = analysis.turning_points
      .filter(({ cause }) => cause === 'draw')
      .map(({ moment }) => moment);
    if (moments.length === 0) return;
    const found = await reviewApi.draws(this.id, moments).catch(() => null);
    if (found && analysis === this.analysis) this.draws = found;
  }
}
