/** Nobody can have read a question this soon after it came. */
export const UNREAD_MS = 250;
/** How long after a question is withdrawn a press may still be meant for it. */
const ON_ITS_WAY_MS = 1500;

/**
 * Whether an answer was meant for the question that is shown. A press is on its way for some tenths of a second;
 * meanwhile another question may come, because an answer was given for the reader or their own has arrived.
 */
export class InputGuard {
  /** The question before was taken away from the reader, and this one cannot have been read yet. */
  unread = $state(false);
  /** What the reader does right now was not meant for the question that is shown. */
  stray = false;
  #shown: number | null = null;
  #shownAt = -Infinity;
  #withdrawnAt = -Infinity;
  /** What was open when a finger or a button of the mouse went down that has made no click yet. */
  #press: { on: number | null } | null = null;
  /** The same of the space bar, which clicks when it comes up. */
  #space: { on: number | null } | null = null;
  #repeats = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** A question went away that the reader had not answered. */
  withdrawn(): void {
    this.#withdrawnAt = performance.now();
  }

  /** The reader has answered: what they do next is not meant for that question any more. */
  answered(): void {
    this.#withdrawnAt = -Infinity;
  }

  /** A question is put to the reader. */
  asked(number: number): void {
    clearTimeout(this.#timer);
    this.#shown = number;
    this.#shownAt = performance.now();
    this.unread = this.#shownAt - this.#withdrawnAt < ON_ITS_WAY_MS;
    if (this.unread) this.#timer = setTimeout(() => (this.unread = false), UNREAD_MS);
  }

  /** A finger or a button of the mouse goes down while a question is open, or none. */
  pressed(open: boolean): void {
    this.#press = { on: open ? this.#shown : null };
  }

  /** That press will make no click. */
  released(): void {
    this.#press = null;
  }

  /** A click: the first, second, ... in a row at one place; 0 for one that no pointer made. */
  clicked(inARow: number): void {
    // A screen reader may count its clicks like those of a pointer, but it presses nothing.
    const press = inARow === 0 ? this.#space : this.#press;
    if (inARow === 0) this.#space = null;
    else this.#press = null;
    const meant = press
      ? press.on === this.#shown && (inARow < 2 || !this.#isFresh())
      : !this.#repeats;
    this.stray = this.unread || !meant;
  }

  /** A key goes down while a question is open, or none; one that is held down repeats itself. */
  typed(key: string, repeats: boolean, open: boolean): void {
    if (!repeats) this.#space = key === ' ' ? { on: open ? this.#shown : null } : null;
    this.#repeats = repeats;
    this.stray = this.unread || repeats;
  }

  /** It comes up, or does so unheard because the reader went elsewhere. */
  letGo(): void {
    this.#repeats = false;
    this.stray = this.unread;
  }

  #isFresh(): boolean {
    return performance.now() - this.#shownAt < UNREAD_MS;
  }
}
