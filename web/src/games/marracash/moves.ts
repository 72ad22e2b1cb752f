import type { Action, MarraCashAction, MarraCashView } from '../../protocol';
import type { BringVisitors, Forecast, MoveGroup } from '../../protocol/marracash';
import type { Chooser } from '../../table/chooser.svelte';

/** The first half of a choice: the group to move, or the entrance to fill. */
export interface Half {
  group?: number;
  entrance?: number;
}

export const halfOf = (chooser: Chooser): Half => chooser.half as Half;

export const movesOf = (chooser: Chooser): MoveGroup[] =>
  (chooser.actions as MarraCashAction[]).filter((action) => action.type === 'MoveGroup');

export const fillsOf = (chooser: Chooser): BringVisitors[] =>
  (chooser.actions as MarraCashAction[]).filter((action) => action.type === 'BringVisitors');

/** What the rules foresee of a move. */
export const forecastOf = (view: MarraCashView, group: number, to: number): Forecast | undefined =>
  view.forecasts.find((forecast) => forecast.group === group && forecast.to === to);

/** The action that is looked at: pointed at, or held until it is confirmed. */
export function lookedAt(chooser: Chooser): MarraCashAction | null {
  return (chooser.pointed ?? chooser.held) as MarraCashAction | null;
}

export function lookedAtMove(chooser: Chooser): MoveGroup | null {
  const action = chooser.open ? lookedAt(chooser) : null;
  return action?.type === 'MoveGroup' ? action : null;
}

/** The empty entrances that may be filled now. */
export const gatesOf = (chooser: Chooser): number[] => [
  ...new Set(fillsOf(chooser).map((fill) => fill.entrance)),
];

/** The entrance that is being filled: the chosen one, or the only one. */
export function gateOf(chooser: Chooser): number | null {
  const gates = gatesOf(chooser);
  const chosen = halfOf(chooser).entrance;
  if (chosen !== undefined && gates.includes(chosen)) return chosen;
  return gates.length === 1 ? (gates[0] ?? null) : null;
}

/** A finger has not seen the consequences yet: its first touch shows them, its second takes. */
export function takeSeen(chooser: Chooser, action: Action, event: MouseEvent): void {
  const finger = 'pointerType' in event && event.pointerType === 'touch';
  if (finger && !chooser.isHeld(action)) chooser.held = action;
  else if (chooser.isHeld(action)) chooser.confirm();
  else chooser.take(action);
}

/** What cannot be undone and is easily touched by mistake is held first, by mouse too. */
export function takeTwice(chooser: Chooser, action: Action): void {
  if (chooser.isHeld(action)) chooser.confirm();
  else chooser.held = action;
}
