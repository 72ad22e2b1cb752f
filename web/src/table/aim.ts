import { t } from '$lib/i18n.svelte';
import type { GamePlugin, Reader } from './types';

/** "58 of 100 · 12 behind Porthos · duel 5 of 9"; nothing once the game is over. */
export function aimText({ aim }: GamePlugin, reader: Reader): string {
  const { view, me } = reader;
  if (!aim || view.outcome) return '';
  return [me === null ? '' : aim.mine(view, me), leadText(aim.scores(view)), aim.end(view, me)]
    .filter((part) => part !== '')
    .join(' · ');

  function leadText(scores: (number | null)[]): string {
    if (!aim || scores.length < 2 || scores.includes(null)) return '';
    const known = scores as number[];
    const best = Math.max(...known);
    const seat = known.indexOf(best);
    const by = best - Math.max(...known.filter((_, other) => other !== seat));
    const mine = me === null || known[me] === best ? null : known[me];
    if (by === 0) {
      return mine === null || mine === undefined
        ? t('table-aim-even')
        : t('table-aim-behind-several', { by: aim.margin(best - mine, view) });
    }
    return mine === null || mine === undefined
      ? t('table-aim-lead', { seat, by: aim.margin(by, view) }, reader)
      : t('table-aim-behind', { seat, by: aim.margin(best - mine, view) }, reader);
  }
}
