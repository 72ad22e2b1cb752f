import type { SpaceShape } from '../../protocol/merchants';
import type { Box } from './apart';
import { CANVAS, PLACARDS, placardBox, type Roadmap } from './plan';

/** Where a name stands: from its space, in lengths of the way that the map gives it. */
export interface Direction {
  x: number;
  y: number;
}

/** On a laptop, in hundredths of the map's width; on larger screens everything stands farther apart. */
const WAY = 1.9;
const NAME = { halfWidth: 1.15, halfHeight: 0.8 } as const;
const ROAD = 0.5;
const SPOT = { road: 0.75, junction: 1.1 } as const;
const EMPTY_PLACARD = { width: 13.5, height: 8 } as const;
const WIDE_PLACARD = { width: 19.5, height: 5.6 } as const;
/** A town: its wall, and what is above it. */
const WALL = { halfWidth: 4.75, halfHeight: 1.1 } as const;
const ROOFS = { halfWidth: 4, halfHeight: 2.4 } as const;
const TOWN_HEIGHT = 7.8;
const ABOVE = { as: 0.62, low: 0.48 } as const;

const DIRECTIONS = 24;
/** As near as can be, unless it is crowded there. */
const FARTHER = [1, 1.3, 1.6];
const PER_LENGTH = 0.6;
/** Farther off than this, one place is as clear as another: then below and to the right, as along a line. */
const CLEAR = 0.7;
const PER_SIDE = 0.05;
/** Nothing farther away matters. */
const NEAR = 14;
const STEP = 0.4;

const TALL = CANVAS.height / CANVAS.width;
const placed = new WeakMap<Roadmap, ReadonlyMap<string, Direction>>();

/** Where the names of the spaces stand clear of roads, spaces, towns, empty placards and each other. */
export function labelsOf(plan: Roadmap): ReadonlyMap<string, Direction> {
  const known = placed.get(plan) ?? place(plan);
  placed.set(plan, known);
  return known;
}

function place(plan: Roadmap): ReadonlyMap<string, Direction> {
  const boxes = obstaclesOf(plan);
  const found = new Map<string, Direction>();
  for (const space of plan.spaces.filter(({ kind }) => kind !== 'city')) {
    const { x, y } = middleOf(space);
    const near = boxes.filter((box) => Math.hypot(box.x - x, box.y - y) < NEAR);
    const [best] = candidates()
      .map((to) => ({ to, box: { x: x + WAY * to.x, y: y + WAY * to.y, ...NAME } }))
      .map(({ to, box }) => ({ to, box, worth: worthOf(to, box, near) }))
      .sort((one, other) => other.worth - one.worth);
    if (!best) continue;
    found.set(space.id, best.to);
    boxes.push(best.box);
  }
  return found;
}

const middleOf = ({ x, y }: { x: number; y: number }): { x: number; y: number } => ({
  x,
  y: y * TALL,
});

const candidates = (): Direction[] =>
  FARTHER.flatMap((length) =>
    Array.from({ length: DIRECTIONS }, (_, index) => {
      const angle = (2 * Math.PI * index) / DIRECTIONS;
      return { x: length * Math.cos(angle), y: length * Math.sin(angle) };
    }),
  );

function worthOf(to: Direction, box: Box, near: readonly Box[]): number {
  const gap = Math.min(CLEAR, ...near.map((other) => gapOf(box, other)));
  return gap - PER_LENGTH * (Math.hypot(to.x, to.y) - 1) + PER_SIDE * (to.x + to.y);
}

/** How far apart two boxes are; less than nothing where they lie on each other. */
function gapOf(one: Box, other: Box): number {
  const x = Math.abs(one.x - other.x) - one.halfWidth - other.halfWidth;
  const y = Math.abs(one.y - other.y) - one.halfHeight - other.halfHeight;
  return x > 0 && y > 0 ? Math.hypot(x, y) : Math.max(x, y);
}

function obstaclesOf({ spaces, roads }: Roadmap): Box[] {
  const spots = spaces.map((space) => square(middleOf(space), radiusOf(space)));
  const towns = spaces.filter(({ kind }) => kind === 'city').flatMap(townOf);
  const placards = Object.entries(PLACARDS).map(([city, { squeezed }]) =>
    placardBox(city, squeezed ? WIDE_PLACARD : EMPTY_PLACARD, 100),
  );
  const ways = roads.flatMap(({ from, to }) => {
    const [start, end] = [middleOf(from), middleOf(to)];
    const steps = Math.ceil(Math.hypot(end.x - start.x, end.y - start.y) / STEP);
    return Array.from({ length: steps }, (_, index) => {
      const part = index / steps;
      const x = start.x + part * (end.x - start.x);
      return square({ x, y: start.y + part * (end.y - start.y) }, ROAD);
    });
  });
  return [...spots, ...towns, ...placards, ...ways];
}

const radiusOf = ({ kind }: SpaceShape): number =>
  kind === 'junction' ? SPOT.junction : SPOT.road;

const square = (at: { x: number; y: number }, half: number): Box => ({
  ...at,
  halfWidth: half,
  halfHeight: half,
});

function townOf(space: SpaceShape): Box[] {
  const { x, y } = middleOf(space);
  const above = PLACARDS[space.id]?.squeezed ? ABOVE.low : ABOVE.as;
  const bottom = y + (1 - above) * TOWN_HEIGHT;
  return [
    { x, y: bottom - WALL.halfHeight, ...WALL },
    { x, y: bottom - 2 * WALL.halfHeight - ROOFS.halfHeight, ...ROOFS },
  ];
}
