import { settings } from './settings.svelte';

/** Puts the document into the chosen theme; before the first drawing, so that no page flashes in the other one. */
export function applyTheme(): void {
  const root = document.documentElement;
  root.dataset.theme = settings.dark ? 'dark' : 'light';
  root.toggleAttribute('data-still', settings.still);
}

/** Keeps the document in the chosen theme and motion; call once, inside a component. */
export function followTheme(): void {
  $effect(applyTheme);
}
