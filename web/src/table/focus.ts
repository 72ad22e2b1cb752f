import { choicesIn } from './keys';

/**
 * Keeps the focus at the table. What is chosen mostly vanishes, and the focus of a browser would fall back to the
 * top of the page; it is kept by the prompt (or by the list it came from), and arrows go on from where it was.
 */
export class FocusKeeper {
  /** The number of the choice the reader was at; -1 for none. */
  was = -1;
  #home: HTMLElement | null = null;

  /** The focus came to something at the table. */
  came(target: EventTarget | null, root: HTMLElement | null): void {
    if (!(target instanceof HTMLElement) || !root) return;
    const number = choicesIn(root).indexOf(target);
    if (number >= 0) this.was = number;
    this.#home =
      target.closest('details')?.querySelector<HTMLElement>('summary') ??
      (root.contains(target) ? root.querySelector<HTMLElement>('[data-at="prompt"]') : null);
  }

  /** The reader went elsewhere by themselves. */
  left(): void {
    this.#home = null;
  }

  /** The table has changed: take the focus home if it was lost. */
  keep(): void {
    if (document.activeElement === document.body) this.#home?.focus({ preventScroll: true });
  }
}
