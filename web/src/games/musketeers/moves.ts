import type { MusketeersAction, MusketeersView } from '../../protocol';

/** The half of a token choice made so far: the token to take (`seat:slot`), or one's own slot. */
export interface Half {
  source?: string;
  to?: number;
}

function sourceOf(action: MusketeersAction): string | null {
  if (!('source' in action) || !action.source) return null;
  return `${action.source.seat}:${action.source.slot ?? '*'}`;
}

function slotOf(action: MusketeersAction): number | null {
  if ('to' in action) return action.to;
  return 'slot' in action ? action.slot : null;
}

/** The actions that agree with everything chosen so far. */
export function fits(actions: MusketeersAction[], half: Half): MusketeersAction[] {
  return actions.filter(
    (action) =>
      (half.source === undefined || sourceOf(action) === half.source) &&
      (half.to === undefined || slotOf(action) === half.to),
  );
}

/** What may be clicked next; with nothing left, the first half is as good as not made. */
export function narrowed(actions: MusketeersAction[], half: Half): MusketeersAction[] {
  const left = fits(actions, half);
  return left.length > 0 ? left : actions;
}

/** The actions that end on (or leave) one's own slot. */
export function ofOwnSlot(actions: MusketeersAction[], slot: number): MusketeersAction[] {
  return actions.filter((action) => action.type !== 'PlayCard' && slotOf(action) === slot);
}

/** Whether the token to take is a choice at all: where only one can be meant, the slot says everything. */
export function asksSource(actions: MusketeersAction[]): boolean {
  return new Set(actions.map(sourceOf).filter((source) => source !== null)).size > 1;
}

/** The actions that take the token of another's slot; where the owner picks, any of the right tokens stands for all. */
export function ofSource(
  actions: MusketeersAction[],
  seat: number,
  slot: number,
  view: MusketeersView,
): MusketeersAction[] {
  return actions.filter((action) => {
    if (action.type !== 'TakeJewel' && action.type !== 'TakePrison') return false;
    if (action.source?.seat !== seat) return false;
    const token = action.type === 'TakeJewel' ? 'J' : 'P';
    return (
      action.source.slot === slot ||
      (action.source.slot === null && view.places[seat]?.row[slot] === token)
    );
  });
}
