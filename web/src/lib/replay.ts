import type { Me, MomentInfo, ReplayPart, TableInfo, View } from '../protocol';
import { apply } from '../table/patch';
import type { Viewer } from './api';

/** A game to look at, from its first moment on. */
export interface Replay extends ReplayPart {
  moments: (MomentInfo & { view: View })[];
}

/** The place in a replay that an address names: `#moment=12&as=seat:1`. */
export interface Place {
  moment: number | null;
  viewer: Viewer | null;
}

const VIEWER = /^(spectator|open|seat:[0-7])$/;

export function readPlace(hash: string): Place {
  const said = new URLSearchParams(hash);
  const moment = Number(said.get('moment') ?? NaN);
  const viewer = said.get('as') ?? '';
  return {
    moment: Number.isInteger(moment) && moment >= 0 ? moment : null,
    viewer: VIEWER.test(viewer) ? (viewer as Viewer) : null,
  };
}

export function writePlace(moment: number, viewer: Viewer): string {
  return `moment=${moment}&as=${viewer}`;
}

/** A part of a replay with the table after every moment: the first shows it, the steps lead on from there. */
export function withViews(part: ReplayPart): Replay {
  let shown: View | null = null;
  const moments = part.moments.map((moment) => {
    if (moment.view) shown = moment.view;
    else if (!shown) throw new Error('a part of a replay begins without a table');
    else shown = moment.steps.reduce((before, step) => apply(step, before), shown);
    return { ...moment, view: shown };
  });
  return { ...part, moments };
}

/** The chair of a person; null if they only watch. */
export function seatOf(table: TableInfo, me: Me | null): number | null {
  const seat = table.seats.findIndex(({ player }) => me !== null && player === me.id);
  return seat < 0 ? null : seat;
}

/** The moments at which a seat had a choice; a single answer, where that is known, is none. */
export function decisionsOf(moments: Replay['moments'], seat: number): number[] {
  const before = moments.slice(0, -1);
  return before.flatMap(({ view }, at) => {
    const choices = view.question?.choices;
    const forced = choices?.type === 'OneOf' && choices.actions.length === 1;
    return moments[at + 1]?.seat === seat && !forced ? [at] : [];
  });
}

/** Through whose eyes a game may be watched, the person's own first. */
export function viewersOf(table: TableInfo, me: Me | null): Viewer[] {
  const own = seatOf(table, me) ?? -1;
  const seats = table.seats.map((_, seat): Viewer => `seat:${seat}`);
  if (table.status !== 'finished') return own < 0 ? ['spectator'] : [`seat:${own}`, 'spectator'];
  const mine = seats.filter((_, seat) => seat === own);
  const others = seats.filter((_, seat) => seat !== own);
  return [...mine, 'open', ...others, 'spectator'];
}
