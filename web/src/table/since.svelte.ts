import type { Scene, Stage } from './stage.svelte';
import type { ToldMoment } from './types';

const KEPT_SCENES = 80;

/** Shows again what happened since the reader's last move, as far as this page has seen it. */
export class SinceLastMove {
  /** The number of that move while the reader looks at what followed. */
  from = $state<number | null>(null);
  #scenes: Scene[] = [];
  /** The newest moment when the reader last chose something; null: not since the page was opened. */
  #chose: number | null = null;

  chose(moment: number | null): void {
    this.from = null;
    this.#chose = moment;
  }

  keep(scene: Scene): void {
    this.#scenes = [...this.#scenes, scene].slice(-KEPT_SCENES);
  }

  /** The table was sent again as a whole. */
  forget(): void {
    this.#scenes = [];
  }

  toggle(stage: Stage | null, told: ToldMoment[], seat: number | null): void {
    if (this.from !== null) {
      this.from = null;
      return;
    }
    const from = this.#lastOwn(told, seat);
    this.from = from;
    const start = this.#scenes.findIndex((scene) => scene.number === from);
    const before = this.#scenes[start];
    if (!stage || !before || stage.moving) return;
    stage.jump(before.view);
    for (const scene of this.#scenes.slice(start + 1)) stage.enqueue(scene);
  }

  /** The number of the last moment that the reader made; a moment opens with the event of who made it. Answers that
   * were given for the reader, because there was no other, do not count where this page knows better. */
  #lastOwn(told: ToldMoment[], seat: number | null): number {
    const own = told.filter(({ events: [first] }) => {
      return first && 'seat' in first && first.seat === seat;
    });
    const chose = this.#chose;
    const chosen = chose === null ? null : own.find(({ number }) => number > chose);
    return (chosen ?? own.at(-1))?.number ?? 0;
  }
}
