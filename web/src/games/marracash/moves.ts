import type { Action, MarraCashAction } from '../../protocol';
import type {
  BringVisitors,
  ComeIn,
  Enters,
  MarraCashFact,
  MoveGroup,
} from '../../protocol/marracash';
import { chosenOrOnly, type Chooser } from '../../table/chooser.svelte';
import { factsOf } from '../../table/hints';
import type { MarraCashReader } from './describe';

/** The first half of a choice: the group to move, or the entrance to fill. */
export interface Half {
  group?: number;
  entrance?: number;
}

/** More than any move costs. */
const LAST = 1e6;

export const halfOf = (chooser: Chooser): Half => chooser.half as Half;

export const movesOf = (chooser: Chooser): MoveGroup[] =>
  (chooser.actions as MarraCashAction[]).filter((action) => action.type === 'MoveGroup');

export const fillsOf = (chooser: Chooser): BringVisitors[] =>
  (chooser.actions as MarraCashAction[]).filter((action) => action.type === 'BringVisitors');

function foreseen(action: Action, { view, consequences }: MarraCashReader): MarraCashFact[] {
  if (!view.question) return [];
  return factsOf(action, view.question, consequences ?? null) as MarraCashFact[];
}

/** What the rules foresee of a move. */
export interface Forecast {
  group: number;
  to: number;
  entries: Enters[];
  /** What each payer would pay. */
  commissions: Record<number, number>;
  /** By seat; nothing if nobody enters a shop. */
  changes: number[];
}

export function forecastOf(move: MoveGroup, reader: MarraCashReader): Forecast {
  const facts = foreseen(move, reader);
  const paid = facts.filter((fact) => fact.type === 'PaysCommission');
  return {
    group: move.group,
    to: move.to,
    entries: facts.filter((fact) => fact.type === 'Enters'),
    commissions: Object.fromEntries(paid.map(({ payer, amount }) => [payer, amount])),
    changes: facts.find((fact) => fact.type === 'InAll')?.changes ?? [],
  };
}

/** Moves by what they bring the reader, then shops by the ways that pass them. */
export function ranked(actions: Action[], reader: MarraCashReader): Action[] {
  const worth = (action: Action): number => {
    const facts = foreseen(action, reader);
    const shop = facts.find((fact) => fact.type === 'Auctions');
    if (shop) return shop.directed - LAST;
    return facts.find((fact) => fact.type === 'InAll')?.changes[reader.me ?? 0] ?? 0;
  };
  const worths = new Map(actions.map((action) => [action, worth(action)]));
  return actions.toSorted((one, other) => (worths.get(other) ?? 0) - (worths.get(one) ?? 0));
}

/** Who would come in. */
export const comeIn = (fill: BringVisitors, reader: MarraCashReader): ComeIn | undefined =>
  foreseen(fill, reader).find((fact) => fact.type === 'ComeIn');

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
export const gateOf = (chooser: Chooser): number | null =>
  chosenOrOnly(gatesOf(chooser), halfOf(chooser).entrance);

/** A finger has not seen the consequences yet: its first touch shows them, its second takes. */
export function takeSeen(chooser: Chooser, action: Action, event: MouseEvent): void {
  const finger = 'pointerType' in event && event.pointerType === 'touch';
  if (finger && !chooser.isHeld(action)) chooser.held = action;
  else if (chooser.isHeld(action)) chooser.confirm();
  else chooser.take(action);
}

/** What cannot be undone and is easily touched by mistake is held first, by mouse too. */
export function takeTwice(chooser: Chooser, action: Action): void {
  if (chooser.isHeld(action)) {
    chooser.confirm();
    return;
  }
  chooser.withdraw();
  chooser.held = action;
}
