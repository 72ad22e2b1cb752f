import type { Action, MarraCashAction } from '../../protocol';
import type { BringVisitors, Enters, MarraCashFact, MoveGroup } from '../../protocol/marracash';
import type { Chooser } from '../../table/chooser.svelte';
import { factsOf } from '../../table/hints';
import type { MarraCashReader } from './describe';

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

/** What the rules foresee of a move, shop by shop and player by player. */
export interface Forecast {
  group: number;
  to: number;
  entries: Enters[];
  /** What each player would pay, and what their cash would change by in all. */
  commissions: number[];
  changes: number[];
}

export function forecastOf({ group, to }: MoveGroup, reader: MarraCashReader): Forecast {
  const { question, seats } = reader.view;
  const action: MoveGroup = { type: 'MoveGroup', group, to };
  const facts = (
    question ? factsOf(action, question, reader.consequences ?? null) : []
  ) as MarraCashFact[];
  const entries = facts.filter((fact) => fact.type === 'Enters');
  const commissions = Array<number>(seats).fill(0);
  const changes = Array<number>(seats).fill(0);
  const add = (sums: number[], seat: number, amount: number): void => {
    sums[seat] = (sums[seat] ?? 0) + amount;
  };
  for (const { owner, income } of entries) add(changes, owner, income);
  for (const fact of facts) {
    if (fact.type !== 'PaysCommission') continue;
    add(commissions, fact.payer, fact.amount);
    add(changes, fact.payer, -fact.amount);
    add(changes, reader.me ?? 0, fact.amount);
  }
  return { group, to, entries, commissions, changes };
}

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
