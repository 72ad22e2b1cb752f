import { has, t } from '$lib/i18n.svelte';
import type { Replay } from '$lib/replay';
import type { Action, Decision, Drawn, TurningPoint } from '../protocol';
import { actionText, eventText } from '../table/telling';
import { drawsToTell } from './summary';

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

/** The draws of a turning point as the game tells them to a seat, or to nobody in particular; null: it was
 * an answer, or too many were drawn to tell. */
export function drawText(
  { moments }: Replay,
  names: string[],
  { moment, seat }: TurningPoint,
  draws: Drawn[],
  me: number | null,
): string | null {
  const view = moments[moment]?.view;
  if (!view) return null;
  const drawn = draws.find((each) => each.moment === moment)?.events ?? [];
  const told = drawsToTell(drawn, seat).map((event) => eventText(event, { names, me, view }));
  return told.filter(Boolean).join(' ') || null;
}
