import type { Component } from 'svelte';

/** One picture of the introduction; its words are `<game>-intro-<id>` and `.title`. */
export interface Panel {
  id: string;
  Picture: Component;
  /** What is printed on the pieces it speaks of: the arguments of its words. */
  facts?: Record<string, number>;
}
