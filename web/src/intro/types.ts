import type { Component } from 'svelte';

/** One picture of the introduction; its words are `<game>-intro-<id>` and `.title`. */
export interface Panel {
  id: string;
  Picture: Component;
}
