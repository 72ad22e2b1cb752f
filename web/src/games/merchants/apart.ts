import type { WagonSeen } from '../../protocol/merchants';
import { CANVAS, loadsOf, type Roadmap } from './plan';

/** A wagon as it is drawn, in hundredths of the map's width: the middle, and half of what it takes. */
interface Box {
  space: string;
  x: number;
  y: number;
  halfWidth: number;
  halfHeight: number;
}

/** What a mark takes: hundredths of the map's width, but so much of a rem at least. */
const MARK = { width: 1.6, height: 1.9, leastWidth: 0.75, leastHeight: 0.875 } as const;
/** What is around it: the boards and wheels, the frame of a row. */
const AROUND = { width: 1.2, height: 2.2, row: 0.4 } as const;
const LEAST_WIDTH = 5.8;
const PIECE_WIDTH = 2.1;
const MAP = { x: 100, y: (100 * CANVAS.height) / CANVAS.width } as const;
/** How much of a wagon stands above its space. */
const ABOVE = { road: 0.6, town: 0.08 } as const;
const ROUNDS = 40;

/** How far each wagon stands off its place, so that none hides what another carries, nor leaves the map. */
export function apart(
  wagons: readonly Pick<WagonSeen, 'at' | 'cargo'>[],
  plan: Roadmap,
  /** A rem, in hundredths of the map's width: on a small map the marks are large. */
  rem = 0,
): { x: number; y: number }[] {
  const start = wagons.map((wagon) => boxOf(wagon, plan, rem));
  const boxes = start.map((box) => (box ? { ...box } : null));
  for (let round = 0; round < ROUNDS; round++) {
    boxes.forEach((one, index) => {
      for (const other of boxes.slice(index + 1)) if (one && other) push(one, other);
      if (one) keepOnMap(one);
    });
  }
  return boxes.map((box, index) => ({
    x: (box?.x ?? 0) - (start[index]?.x ?? 0),
    y: (box?.y ?? 0) - (start[index]?.y ?? 0),
  }));
}

function boxOf(wagon: Pick<WagonSeen, 'at' | 'cargo'>, { byId }: Roadmap, rem: number): Box | null {
  const space = byId.get(wagon.at ?? '');
  if (!space) return null;
  const rows = loadsOf(wagon);
  const markWidth = Math.max(MARK.width, MARK.leastWidth * rem);
  const markHeight = Math.max(MARK.height, MARK.leastHeight * rem);
  const widths = rows.map(({ pieces }) => AROUND.width + markWidth + PIECE_WIDTH * pieces.length);
  const width = Math.max(LEAST_WIDTH, AROUND.width + 2 * markWidth, ...widths);
  const height = AROUND.height + markHeight + (AROUND.row + markHeight) * rows.length;
  const above = space.kind === 'city' ? ABOVE.town : ABOVE.road;
  const y = (space.y * CANVAS.height) / CANVAS.width + (0.5 - above) * height;
  return { space: space.id, x: space.x, y, halfWidth: width / 2, halfHeight: height / 2 };
}

function keepOnMap(box: Box): void {
  box.x = Math.min(Math.max(box.x, box.halfWidth), MAP.x - box.halfWidth);
  box.y = Math.min(Math.max(box.y, box.halfHeight), MAP.y - box.halfHeight);
}

/** Half of what they overlap each, the shorter way; those on one space stand side by side. */
function push(one: Box, other: Box): void {
  const across = one.halfWidth + other.halfWidth - Math.abs(one.x - other.x);
  const down = one.halfHeight + other.halfHeight - Math.abs(one.y - other.y);
  if (across <= 0 || down <= 0) return;
  const [axis, overlap] =
    one.space === other.space || across <= down ? (['x', across] as const) : (['y', down] as const);
  const by = (overlap / 2) * (one[axis] <= other[axis] ? -1 : 1);
  one[axis] += by;
  other[axis] -= by;
}
