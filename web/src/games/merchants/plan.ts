import type { MerchantsView } from '../../protocol';
import type { Plan, SpaceShape, WagonSeen } from '../../protocol/merchants';
import { PRINTED } from '../../protocol/merchants.plan';
import type { Box } from './apart';

export const { goods: GOODS, phases: PHASES } = PRINTED;
export const CITIES = PRINTED.spaces.filter(({ kind }) => kind === 'city').map(({ id }) => id);

/** The printed map as it is drawn: its spaces in percent of its width and height. */
export interface Roadmap {
  spaces: SpaceShape[];
  byId: ReadonlyMap<string, SpaceShape>;
  roads: { from: SpaceShape; to: SpaceShape }[];
}

/** The canvas: the printed places are stretched, since the table is wider than it is high. */
export const CANVAS = { width: 1200, height: 940 } as const;
const LEFT = 100;
const TOP = 30;
const STRETCH = 1.32;

/** Where the placard of a town stands clear of the roads, percent of the map: it grows away from these edges. */
interface Placard {
  left?: number;
  right?: number;
  top?: number;
  bottom?: number;
  /** Between two roads there is more room to the sides than upwards, and the town itself stands lower. */
  squeezed?: boolean;
}
export const PLACARDS: Record<string, Placard> = {
  PAR: { left: 2.2, top: 66.5 },
  BRU: { left: 2.2, bottom: 79 },
  KOL: { left: 33.4, bottom: 69.6, squeezed: true },
  HAM: { left: 62.5, top: 6 },
  WIE: { right: 2.7, bottom: 54 },
  GEN: { right: 59.2, bottom: 3 },
};

/** How large the placard of a town is on the page, in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** What a placard takes of a map that is so many pixels wide, in hundredths of that width. */
export function placardBox(city: string, { width, height }: Size, map: number): Box {
  const { left, right = 0, top, bottom = 0 } = PLACARDS[city] ?? {};
  const tall = CANVAS.height / CANVAS.width;
  const halfWidth = (50 * width) / map;
  const halfHeight = (50 * height) / map;
  return {
    x: left === undefined ? 100 - right - halfWidth : left + halfWidth,
    y: top === undefined ? (100 - bottom) * tall - halfHeight : top * tall + halfHeight,
    halfWidth,
    halfHeight,
  };
}

/** The board as the table plays it: as printed, or as an owner of the box has corrected it. */
export const planOf = ({ plan }: Pick<MerchantsView, 'plan'>): Plan => plan ?? PRINTED;

function draw(plan: Plan): Roadmap {
  const spaces = plan.spaces.map((space) => ({
    ...space,
    x: (((space.x - LEFT) * STRETCH + 70) / CANVAS.width) * 100,
    y: ((space.y - TOP) / CANVAS.height) * 100,
  }));
  const byId = new Map(spaces.map((space) => [space.id, space]));
  const roads = spaces.flatMap((from) =>
    from.neighbours
      .filter((id) => from.id < id)
      .map((id) => byId.get(id))
      .filter((to) => to !== undefined)
      .map((to) => ({ from, to })),
  );
  return { spaces, byId, roads };
}

const drawn = new WeakMap<Plan, Roadmap>();

export function roadmapOf(view: Pick<MerchantsView, 'plan'>): Roadmap {
  const plan = planOf(view);
  const known = drawn.get(plan) ?? draw(plan);
  drawn.set(plan, known);
  return known;
}

/** What lies on a wagon, owner by owner, piece by piece. */
export const loadsOf = ({
  cargo,
}: Pick<WagonSeen, 'cargo'>): { seat: number; pieces: string[] }[] =>
  cargo
    .map((goods, seat) => ({
      seat,
      pieces: GOODS.flatMap((good) => Array<string>(goods[good] ?? 0).fill(good)),
    }))
    .filter(({ pieces }) => pieces.length > 0);

/** What waits in the warehouses of a town, owner by owner. */
export const storesIn = (
  view: Pick<MerchantsView, 'places'>,
  city: string,
): { seat: number; goods: Record<string, number> }[] =>
  view.places.flatMap(({ stores }, seat) => {
    const goods = stores[city];
    return goods ? [{ seat, goods }] : [];
  });

/** All movement tokens, and which of them were played: of equal ones the last are played first. */
export function withPlayed(
  all: readonly number[],
  held: readonly number[],
): { token: number; gone: boolean }[] {
  const left = [...held];
  return all.map((token) => {
    const place = left.indexOf(token);
    if (place >= 0) left.splice(place, 1);
    return { token, gone: place < 0 };
  });
}
