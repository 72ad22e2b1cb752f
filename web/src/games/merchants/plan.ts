import type { MerchantsView } from '../../protocol';
import type { Plan, SpaceShape } from '../../protocol/merchants';
import { PRINTED } from '../../protocol/merchants.plan';

export const GOODS = ['cloth', 'iron', 'wine', 'food', 'silk', 'salt'] as const;
export const CITIES = ['PAR', 'BRU', 'KOL', 'HAM', 'WIE', 'GEN'] as const;
export const PHASES = [
  'purchase',
  'wagons',
  'movement',
  'prices',
  'unloading',
  'investment',
  'status',
] as const;

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
