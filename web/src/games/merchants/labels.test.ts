import { expect, test } from 'vitest';
import { LABELS } from './labels';
import { CANVAS, roadmapOf } from './plan';

/** From a space to its name, and how close two names may stand, in the units of the drawing on a laptop. */
const AWAY = 23;
const APART = 24;

test('every space has a name, and no two names lie on each other', () => {
  const plan = roadmapOf({ plan: null });
  const spaces = plan.spaces.filter(({ kind }) => kind !== 'city');
  expect(spaces.map(({ id }) => id).filter((id) => !LABELS.has(id))).toEqual([]);
  const names = spaces.map(({ id, x, y }) => {
    const to = LABELS.get(id) ?? { x: 0, y: 0 };
    return {
      id,
      x: (x * CANVAS.width) / 100 + AWAY * to.x,
      y: (y * CANVAS.height) / 100 + AWAY * to.y,
    };
  });
  const close = names.flatMap((one, index) =>
    names
      .slice(index + 1)
      .filter((other) => Math.hypot(one.x - other.x, one.y - other.y) < APART)
      .map((other) => `${one.id} ${other.id}`),
  );
  expect(close).toEqual([]);
});
