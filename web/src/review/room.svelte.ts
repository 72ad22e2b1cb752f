import { api, problemOf } from '$lib/api';
import type { Analysis, Problem, ReviewStatus } from '../protocol';

const EVERY_MS = 1000;

/** The analysis of one finished game: asked for, waited for, read. */
export class ReviewRoom {
  progress = $state.raw<ReviewStatus | null>(null);
  analysis = $state.raw<Analysis | null>(null);
  problem = $state.raw<Problem | null>(null);
  readonly isAtWork = $derived(
    this.progress?.status === 'running' || this.progress?.status === 'waiting',
  );
  readonly percent = $derived(
    this.progress?.total ? Math.floor((100 * this.progress.done) / this.progress.total) : 0,
  );
  #shown = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {}

  /** Reads what there is, and goes on as long as somebody is at work. */
  look(): Promise<void> {
    return this.#ask(api.review);
  }

  begin(): Promise<void> {
    return this.#ask(api.beginReview);
  }

  /** Whoever stops asking stops the work. */
  stop(): void {
    this.leave();
    this.progress = null;
  }

  leave(): void {
    clearTimeout(this.#timer);
  }

  async #ask(ask: (id: string) => Promise<ReviewStatus>): Promise<void> {
    clearTimeout(this.#timer);
    this.problem = null;
    try {
      const found = (this.progress = await ask(this.id));
      if (found.version > this.#shown) {
        this.analysis = await api.analysis(this.id);
        this.#shown = found.version;
      }
      if (this.isAtWork) this.#timer = setTimeout(() => void this.look(), EVERY_MS);
    } catch (thrown) {
      this.problem = problemOf(thrown);
    }
  }
}
