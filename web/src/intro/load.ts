import { needTexts } from '$lib/i18n.svelte';
import type { Panel } from './types';

/** A game that can be told in pictures has a folder of them. */
const PANELS = import.meta.glob<Panel[]>('../games/*/intro/index.ts', { import: 'panels' });

/** The texts of the pictures, and of the pieces they show. */
export async function needWords(game: string): Promise<void> {
  await Promise.all([needTexts('intro'), needTexts(game)]);
}

const sourceOf = (game: string): (() => Promise<Panel[]>) | undefined =>
  PANELS[`../games/${game}/intro/index.ts`];

/** The pictures of a game with their texts; none if it has none. */
export async function loadIntroduction(game: string): Promise<Panel[]> {
  const source = sourceOf(game);
  if (!source) return [];
  const [panels] = await Promise.all([source(), needWords(game)]);
  return panels;
}
