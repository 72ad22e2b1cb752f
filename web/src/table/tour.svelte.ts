import { remember, remembered } from '$lib/storage';
import { noteIntroduced, toldKey } from '../intro/told';
import type { View } from '../protocol';
import type { GamePlugin, TourStep } from './types';

const DONE = 'done';

/** What a newcomer to a game is shown: first the game in pictures, then a remark at each new choice. */
export class Tour {
  #seen = $state.raw<string[]>([]);
  /** There are remarks still to come. */
  going = $state(false);
  /** The pictures stand before the table, if the game has any. */
  introducing = $state(false);

  /** Made once, so that a remark stays the same thing while it is shown. */
  readonly #asLast: TourStep[];

  constructor(private readonly plugin: GamePlugin) {
    this.#asLast = plugin.tour.map((step) => ({ ...step, last: true }));
    const kept = remembered(this.#key);
    this.going = kept !== DONE;
    this.#seen = Array.isArray(kept) ? (kept as string[]) : [];
    this.introducing = kept === null;
  }

  get #key(): string {
    return toldKey(this.plugin.id);
  }

  #left(view: View): TourStep[] {
    return this.plugin.tour.filter(
      ({ id, fits }) => !this.#seen.includes(id) && fits?.(view) !== false,
    );
  }

  /** The remark that fits now; most of them only when there is something to decide. */
  stepAt(view: View, me: number, reallyAsked: boolean): TourStep | null {
    if (!this.going || this.introducing) return null;
    const left = this.#left(view);
    const step = left.find((each) => (each.passing || reallyAsked) && each.when(view, me));
    return (left.length === 1 ? this.#asLast.find(({ id }) => id === step?.id) : step) ?? null;
  }

  introduced(): void {
    this.introducing = false;
    noteIntroduced(this.plugin.id);
  }

  /** The guide ends when everything was told that can be told at this table, if need be in a later game. */
  told(step: TourStep, view: View): void {
    this.#seen = [...this.#seen, step.id];
    remember(this.#key, this.#seen);
    if (this.#left(view).length === 0) this.end();
  }

  end(): void {
    this.going = false;
    remember(this.#key, DONE);
  }

  /** What would be told cannot be fetched: another time. */
  rest(): void {
    this.going = false;
    this.introducing = false;
  }

  /** Once more from the beginning. */
  reopen(): void {
    this.#seen = [];
    this.going = true;
    this.introducing = true;
  }
}
