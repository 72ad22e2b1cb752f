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

const EMPTY = { width: 5.8, height: 4.1 } as const;
const ROW_HEIGHT = 2.3;
const MARK_WIDTH = 2.8;
const PIECE_WIDTH = 2.1;
/** How much of a wagon stands above its space. */
const ABOVE = { road: 0.6, town: 0.08 } as const;
const ROUNDS = 40;

/** How far each wagon stands off its place, so that none hides what another carries. */
export function apart(
  wagons: readonly Pick<WagonSeen, 'at' | 'cargo'>[],
  plan: Roadmap,
): { x: number; y: number }[] {
  const start = wagons.map((wagon) => boxOf(wagon, plan));
  const boxes = start.map((box) => (box ? { ...box } : null));
  for (let round = 0; round < ROUNDS; round++) {
    boxes.forEach((one, index) => {
      for (const other of boxes.slice(index + 1)) if (one && other) push(one, other);
    });
  }
  return boxes.map((box, index) => ({
    x: (box?.x ?? 0) - (start[index]?.x ?? 0),
    y: (box?.y ?? 0) - (start[index]?.y ?? 0),
  }));
}

function boxOf(wagon: Pick<WagonSeen, 'at' | 'cargo'>, { byId }: Roadmap): Box | null {
  const space = byId.get(wagon.at ?? '');
  if (!space) return null;
  const rows = loadsOf(wagon);
  const widths = rows.map(({ pieces }) => MARK_WIDTH + PIECE_WIDTH * pieces.length);
  const width = Math.max(EMPTY.width, ...widths);
  const height = EMPTY.height + ROW_HEIGHT * rows.length;
  const above = space.kind === 'city' ? ABOVE.town : ABOVE.road;
  const y = (space.y * CANVAS.height) / CANVAS.width + (0.5 - above) * height;
  return { space: space.id, x: space.x, y, halfWidth: width / 2, halfHeight: height / 2 };
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
