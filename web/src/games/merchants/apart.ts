import type { WagonSeen } from '../../protocol/merchants';
import { CANVAS, loadsOf, type Roadmap } from './plan';

/** What is drawn on the map, in hundredths of its width: the middle, and half of what it takes. */
export interface Box {
  x: number;
  y: number;
  halfWidth: number;
  halfHeight: number;
}

/** A wagon, and the middle of its space. */
interface Cart extends Box {
  space: string;
  home: { x: number; y: number };
}

/** What a mark takes: hundredths of the map's width, but at least this much of a rem. */
const MARK = { width: 1.6, height: 1.9, leastWidth: 0.75, leastHeight: 0.875 } as const;
/** From this size of a rem on, in hundredths of the map's width, goods would be too small to tell apart. */
const SMALL_MAP = 3;
/** What is around it: the boards and wheels, the frame of a row. */
const AROUND = { width: 1.2, height: 2.2, row: 0.4 } as const;
/** How many owners stand beside each other where their goods are not drawn. */
const BESIDE = 2;
const LEAST_WIDTH = 5.8;
const PIECE_WIDTH = 2.1;
const MAP = { x: 100, y: (100 * CANVAS.height) / CANVAS.width } as const;
/** How much of a wagon stands above its space. */
const ABOVE = { road: 0.6, town: 0.08 } as const;
/** Between a wagon and a placard: what is drawn is rounded to whole pixels. */
const AIR = 0.8;
const ROUNDS = 40;

/**
 * How far each wagon stands off its place, so that none hides what another carries or a placard says, nor leaves the
 * map.
 */
export function apart(
  wagons: readonly Pick<WagonSeen, 'at' | 'cargo'>[],
  plan: Roadmap,
  /** A rem, in hundredths of the map's width: on a small map the marks are large. */
  rem = 0,
  placards: readonly Box[] = [],
): { x: number; y: number }[] {
  const start = wagons.map((wagon) => boxOf(wagon, plan, rem));
  const boxes = start.map((box) => (box ? { ...box } : null));
  for (let round = 0; round < ROUNDS; round++) {
    boxes.forEach((one, index) => {
      for (const other of boxes.slice(index + 1)) if (one && other) push(one, other);
      if (!one) return;
      keepOnMap(one);
      standClear(one, placards);
    });
  }
  return boxes.map((box, index) => ({
    x: (box?.x ?? 0) - (start[index]?.x ?? 0),
    y: (box?.y ?? 0) - (start[index]?.y ?? 0),
  }));
}

/** Whether wagons show only whose goods they carry. */
export const isSmall = (rem: number): boolean => rem > SMALL_MAP;

function boxOf(
  wagon: Pick<WagonSeen, 'at' | 'cargo'>,
  { byId }: Roadmap,
  rem: number,
): Cart | null {
  const space = byId.get(wagon.at ?? '');
  if (!space) return null;
  const rows = loadsOf(wagon);
  const markWidth = Math.max(MARK.width, MARK.leastWidth * rem);
  const markHeight = Math.max(MARK.height, MARK.leastHeight * rem);
  const small = isSmall(rem);
  const widths = rows.map(({ pieces }) =>
    small ? BESIDE * (AROUND.row + markWidth) : markWidth + PIECE_WIDTH * pieces.length,
  );
  const width = Math.max(LEAST_WIDTH, AROUND.width + Math.max(2 * markWidth, ...widths));
  const lines = small ? Math.ceil(rows.length / BESIDE) : rows.length;
  const height = AROUND.height + markHeight + (AROUND.row + markHeight) * lines;
  const above = space.kind === 'city' ? ABOVE.town : ABOVE.road;
  const home = { x: space.x, y: (space.y * CANVAS.height) / CANVAS.width };
  const y = home.y + (0.5 - above) * height;
  return { space: space.id, home, x: home.x, y, halfWidth: width / 2, halfHeight: height / 2 };
}

function keepOnMap(box: Box): void {
  box.x = Math.min(Math.max(box.x, box.halfWidth), MAP.x - box.halfWidth);
  box.y = Math.min(Math.max(box.y, box.halfHeight), MAP.y - box.halfHeight);
}

const isOnMap = ({ x, y, halfWidth, halfHeight }: Box): boolean =>
  x >= halfWidth && x <= MAP.x - halfWidth && y >= halfHeight && y <= MAP.y - halfHeight;

/** By how much they overlap or come closer than this; null: not at all. */
function overlap(one: Box, other: Box, air = 0): { x: number; y: number } | null {
  const x = one.halfWidth + other.halfWidth + air - Math.abs(one.x - other.x);
  const y = one.halfHeight + other.halfHeight + air - Math.abs(one.y - other.y);
  return x > 0 && y > 0 ? { x, y } : null;
}

/** Half of what they overlap each, the shorter way; those on one space stand side by side. */
function push(one: Cart, other: Cart): void {
  const common = overlap(one, other);
  if (!common) return;
  const axis = one.space === other.space || common.x <= common.y ? 'x' : 'y';
  const by = (common[axis] / 2) * (one[axis] <= other[axis] ? -1 : 1);
  one[axis] += by;
  other[axis] -= by;
}

/** To the nearest place clear of all placards, if it can on its own space; where there is none, it stays. */
function standClear(one: Cart, placards: readonly Box[]): void {
  const isClear = (box: Box): boolean =>
    !placards.some((placard) => overlap(box, placard, AIR / 2));
  if (isClear(one)) return;
  const way = (to: Box): number => Math.hypot(to.x - one.x, to.y - one.y);
  const isOff = ({ x, y }: Box): boolean =>
    Math.abs(x - one.home.x) > one.halfWidth || Math.abs(y - one.home.y) > one.halfHeight;
  // The nearest place touches what is in the way.
  const beside = (axis: 'x' | 'y', half: 'halfWidth' | 'halfHeight'): number[] =>
    placards.flatMap((placard) => {
      const by = placard[half] + one[half] + AIR;
      return [placard[axis] - by, placard[axis] + by];
    });
  const across = [one.x, ...beside('x', 'halfWidth')];
  const down = [one.y, ...beside('y', 'halfHeight')];
  const [nearest] = across
    .flatMap((x) => down.map((y) => ({ ...one, x, y })))
    .filter((box) => isOnMap(box) && isClear(box))
    .sort((to, other) => Number(isOff(to)) - Number(isOff(other)) || way(to) - way(other));
  if (nearest) Object.assign(one, { x: nearest.x, y: nearest.y });
}
