import { has, t } from '$lib/i18n.svelte';
import type { Replay } from '$lib/replay';
import type { Action, Decision } from '../protocol';
import { actionText } from '../table/telling';

/** A player's answer at a moment, in the words of the table as it was before; '': not fetched yet. */
export function answerText(
  { moments }: Replay,
  names: string[],
  moment: number,
  seat: number,
  action: unknown,
): string {
  const view = moments[moment - 1]?.view;
  // The table lies open and is nobody's, but some answers are about cards of whoever gives them.
  return view ? actionText(action as Action, { names, me: null, view: { ...view, seat } }) : '';
}

/** What speaks for the better answer, as the game's bots say it; '': nothing is known. */
export function reasonText({ table }: Replay, { reason }: Decision): string {
  const text = `${table.game}-reason`;
  return reason && has(text) ? t('review-reason', { reason: t(text, { it: reason }) }) : '';
}
