import { tick } from 'svelte';
import { settings } from '$lib/settings.svelte';
import type { Sound } from '$lib/sound';
import type { Event, Happened, View } from '../protocol';
import { PAUSES } from '../protocol/events';
import { land, takeOff } from './flights';
import { apply } from './patch';
import type { GamePlugin } from './types';

/** A moment as the server tells it: each event changes the table by its step, the last one leads to `view`. */
export type Scene = Pick<Happened, 'number' | 'events' | 'steps' | 'view'>;

interface StageListener {
  /** Called as each event comes on stage for the first time. */
  told(event: Event, number: number): void;
  play(sound: Sound): void;
}

/**
 * The table as it is shown: it lags behind the truth while pieces are on their way. Moments queue up, each event
 * of a moment is one step, and `skip` brings everything up to date at once.
 */
export class Stage {
  shown = $state.raw<View | null>(null);
  now = $state.raw<Event | null>(null);
  /** By seat: what the event that is shown changed of a total that the reader can see. */
  changes = $state.raw<number[]>([]);
  moving = $state(false);
  /** An event at which the queue waits for the reader. */
  pause = $state.raw<Event | null>(null);
  /** The newest moment that has come on stage; in some of them nothing happens that anybody would tell. */
  moment = 0;
  root: HTMLElement | null = null;
  #held = false;
  #release: (() => void) | null = null;
  readonly #plugin: GamePlugin;
  readonly #listener: StageListener;
  #queue: Scene[] = [];
  #abort = new AbortController();
  #resume: (() => void) | null = null;
  /** Counts the jumps, so that a scene that was left does not come back. */
  #epoch = 0;

  constructor(plugin: GamePlugin, listener: StageListener) {
    this.#plugin = plugin;
    this.#listener = listener;
  }

  /** Show this table without any motion; a reader who looks back has still seen what came later. */
  jump(view: View, moment = this.moment): void {
    this.#forget();
    this.shown = view;
    this.moment = moment;
  }

  enqueue(scene: Scene): void {
    this.#queue.push(scene);
    if (!this.moving) void this.#run(this.#epoch);
  }

  /** Bring everything up to date, except that the reader still has to turn the page at a pause. */
  skip(): void {
    if (this.pause) this.goOn();
    else this.#abort.abort();
  }

  /** While held, nothing new comes on stage. */
  set held(held: boolean) {
    this.#held = held;
    if (!held) this.#release?.();
  }

  goOn(): void {
    this.pause = null;
    this.#resume?.();
    this.#resume = null;
  }

  close(): void {
    this.#forget();
  }

  #forget(): void {
    this.#epoch += 1;
    this.#queue = [];
    this.#abort.abort();
    this.goOn();
    this.#release?.();
    this.now = null;
    this.changes = [];
    this.moving = false;
  }

  async #run(epoch: number): Promise<void> {
    this.moving = true;
    this.#abort = new AbortController();
    for (let scene = this.#queue.shift(); scene; scene = this.#queue.shift()) {
      await this.#perform(scene, epoch);
      if (epoch !== this.#epoch) return;
      this.shown = scene.view;
    }
    this.now = null;
    this.changes = [];
    this.moving = false;
  }

  async #perform(scene: Scene, epoch: number): Promise<void> {
    // A repeated showing is not told again.
    const isNews = scene.number > this.moment;
    if (isNews) this.moment = scene.number;
    for (const [index, event] of scene.events.entries()) {
      if (epoch !== this.#epoch || !this.shown) return;
      const last = index === scene.events.length - 1;
      const after = last ? scene.view : apply(scene.steps[index] ?? [], this.shown);
      if (this.#held) await this.#released();
      if (epoch !== this.#epoch) return;
      await this.#step(event, after, isNews ? scene.number : null);
      if (epoch === this.#epoch && this.#waitsAt(event)) await this.#wait(event);
    }
  }

  async #step(event: Event, after: View, news: number | null): Promise<void> {
    const before = this.shown;
    if (!before) return;
    const { signal } = this.#abort;
    const beat = this.#plugin.beat(event, before, after);
    const atOnce = signal.aborted || document.hidden || settings.speed === 0;
    const root = atOnce || settings.still ? null : this.root;
    const from = root ? takeOff(root, beat.flights) : [];
    this.now = event;
    this.changes = this.#changed(before, after);
    this.shown = after;
    if (news !== null) this.#listener.told(event, news);
    if (beat.sound) this.#listener.play(beat.sound);
    if (atOnce) return;
    if (root) {
      await tick();
      await land(root, beat.flights, from, signal);
    }
    // What does not move is still shown long enough to be read.
    await sleep(beat.hold / settings.speed, signal);
  }

  #changed(before: View, after: View): number[] {
    const totals = this.#plugin.totals(before);
    return this.#plugin.totals(after).map((total, seat) => {
      const old = totals[seat] ?? null;
      return total === null || old === null ? 0 : total - old;
    });
  }

  #released(): Promise<void> {
    return new Promise((resolve) => {
      this.#release = resolve;
    });
  }

  #waitsAt(event: Event): boolean {
    return this.#plugin.roundEnd !== undefined && Boolean(PAUSES[this.#plugin.id]?.[event.type]);
  }

  async #wait(event: Event): Promise<void> {
    this.pause = event;
    await new Promise<void>((resolve) => {
      this.#resume = resolve;
    });
    this.#abort = new AbortController();
  }
}

function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted || milliseconds <= 0) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
