/** The parts of a table page that are fetched when they are first shown. Without one the table goes on. */

import { needOptions, needTexts } from '$lib/i18n.svelte';
import type { GamePlugin } from './types';

export const roundEnd = async ({ roundEnd: pageOf }: GamePlugin, goOn: () => void) => {
  try {
    return (
      pageOf && (await Promise.all([import('./RoundEnd.svelte'), pageOf(), needTexts('ending')]))
    );
  } catch {
    goOn();
    return undefined;
  }
};

export const matchEnd = async (goOn: () => void) => {
  try {
    const [page] = await Promise.all([import('./MatchEnd.svelte'), needTexts('ending')]);
    return page;
  } catch {
    goOn();
    return undefined;
  }
};

export const firstTime = (goOn: () => void) =>
  import('../intro/FirstTime.svelte').catch(() => {
    goOn();
    return undefined;
  });

/** A remark of the guide; its words come with the names of the options. */
export const remark = async (game: string, goOn: () => void) => {
  try {
    const [page] = await Promise.all([import('./Tour.svelte'), needOptions(game)]);
    return page;
  } catch {
    goOn();
    return undefined;
  }
};

/** What a game's refusals are called, with the names of its options; until then the server's own words do. */
export const refusals = (game: string) => needOptions(game).catch(() => undefined);
