/** Callbacks, in the order they were added. */
export class Listeners<T> {
  #all = new Set<(told: T) => void>();

  /** Adds one; returns the way to stop. */
  add(listener: (told: T) => void): () => void {
    this.#all.add(listener);
    return () => void this.#all.delete(listener);
  }

  tell(told: T): void {
    for (const listener of this.#all) listener(told);
  }
}
