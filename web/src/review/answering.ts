import { kebab, t } from '$lib/i18n.svelte';
import type { Replay } from '$lib/replay';
import type { Action, Auction, Decision, Drawn, TurningPoint } from '../protocol';
import { actionText, eventText, say } from '../table/telling';
import { whyText } from '../table/why';
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
  // The table lies open and is nobody's, but some answers are about cards of the player who gives them.
  return view ? actionText(action as Action, { names, me: null, view: { ...view, seat } }) : '';
}

/** Whether both are the same answer. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** What was sold, in the words of the table as it was before the first bid; '…': not fetched yet. */
export function soldText({ moments }: Replay, names: string[], lot: Auction): string {
  const view = moments[lot.first - 1]?.view;
  if (!view) return '…';
  const question = kebab(lot.question.slice(view.game.length + 1));
  return say({ names, me: null, view }, `lot-${question}`, view);
}

/** What speaks for the better answer, as the game's bots say it; '': nothing is known. */
export function reasonText({ table }: Replay, names: string[], decision: Decision): string {
  const reason = whyText(table.game, decision, names, null);
  return reason && t('reason-given', { reason });
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
