import type { MerchantsAction, MerchantsView } from '../../protocol';
import type { MoveCourier, MoveWagon, PushWagon } from '../../protocol/merchants';
import { chosenOrOnly, type Chooser } from '../../table/chooser.svelte';
import { roadmapOf } from './plan';

/** The first halves of a choice: wagon and token of a move, the first pointer of a disc. */
export interface Half {
  wagon?: number;
  token?: string;
  pointer?: string;
}

export type Drive = MoveWagon | PushWagon;

export const halfOf = (chooser: Chooser): Half => chooser.half as Half;
export const actionsOf = (chooser: Chooser): MerchantsAction[] =>
  chooser.actions as MerchantsAction[];
const isDrive = (action: MerchantsAction): action is Drive =>
  action.type === 'MoveWagon' || action.type === 'PushWagon';
export const drivesOf = (chooser: Chooser): Drive[] => actionsOf(chooser).filter(isDrive);

/** `3`, `3+2` with fresh horses, `+2` for a cartwright's spaces. */
export const tokenOf = (drive: Drive): string =>
  drive.type === 'PushWagon'
    ? `+${drive.spaces}`
    : drive.horses
      ? `${drive.token}+${drive.horses}`
      : `${drive.token}`;

/** The wagons that may be driven now. */
export const wagonsOf = (chooser: Chooser): number[] => [
  ...new Set(drivesOf(chooser).map(({ wagon }) => wagon)),
];

/** The wagon that is being driven: the chosen one, or the only one. */
export const wagonOf = (chooser: Chooser): number | null =>
  chosenOrOnly(wagonsOf(chooser), halfOf(chooser).wagon);

export function tokensOf(chooser: Chooser): string[] {
  const wagon = wagonOf(chooser);
  const tokens = drivesOf(chooser)
    .filter((drive) => wagon === null || drive.wagon === wagon)
    .map(tokenOf);
  return [...new Set(tokens)];
}

/** The token of the move: the chosen one, or the only one. */
export const chosenToken = (chooser: Chooser): string | null =>
  chosenOrOnly(tokensOf(chooser), halfOf(chooser).token);

export const couriersOf = (chooser: Chooser): MoveCourier[] =>
  actionsOf(chooser).filter((action) => action.type === 'MoveCourier');

/** Where the chosen wagon may go: with the chosen token, or to each space with the least that leads there. */
export function endsOf(chooser: Chooser): Drive[] {
  const token = chosenToken(chooser);
  // Until a wagon is chosen the map shows where the courier may go.
  if (!(token ?? halfOf(chooser).wagon) && couriersOf(chooser).length) return [];
  const drives = drivesOf(chooser).filter(
    (drive) => drive.wagon === wagonOf(chooser) && (token ?? tokenOf(drive)) === tokenOf(drive),
  );
  // Fresh horses come last: they are spent.
  const rank = (drive: Drive): string => tokenOf(drive).length + tokenOf(drive);
  return drives.filter(
    (drive) => !drives.some((other) => other.to === drive.to && rank(other) < rank(drive)),
  );
}

/** Degrees of a wagon's heading on the map; 0 looks to the right. */
export function headingOf(view: MerchantsView, at: string | null, behind: string | null): number {
  const { byId } = roadmapOf(view);
  const here = byId.get(at ?? '');
  const from = byId.get(behind ?? '');
  if (!here || !from) return 0;
  return (Math.atan2((here.y - from.y) * 0.75, here.x - from.x) * 180) / Math.PI;
}
