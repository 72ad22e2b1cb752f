/** The pages at which a table rests. Where one cannot be fetched, the table goes on without it. */

import type { GamePlugin } from './types';

export const roundEnd = async ({ roundEnd: pageOf }: GamePlugin, goOn: () => void) => {
  try {
    return pageOf && (await Promise.all([import('./RoundEnd.svelte'), pageOf()]));
  } catch {
    goOn();
    return undefined;
  }
};

export const matchEnd = (goOn: () => void) =>
  import('./MatchEnd.svelte').catch(() => {
    goOn();
    return undefined;
  });
