import { settings } from './settings.svelte';

/** Keeps the document in the chosen theme and motion; call once, inside a component. */
export function followTheme(): void {
  $effect(() => {
    const root = document.documentElement;
    root.dataset.theme = settings.dark ? 'dark' : 'light';
    root.toggleAttribute('data-still', settings.still);
  });
}
