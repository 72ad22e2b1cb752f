import { settings } from './settings.svelte';

/** Puts the document into the chosen theme, before the first paint, so that no page flashes in the other one. */
export function applyTheme(): void {
  const root = document.documentElement;
  root.dataset.theme = settings.dark ? 'dark' : 'light';
  root.toggleAttribute('data-still', settings.still);
  // The bars of browser and system are part of the room.
  const paper = getComputedStyle(root).getPropertyValue('--paper').trim();
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
    if (paper) bar.content = paper;
}

/** Keeps the document in the chosen theme and motion; call once, inside a component. */
export function followTheme(): void {
  $effect(applyTheme);
}
