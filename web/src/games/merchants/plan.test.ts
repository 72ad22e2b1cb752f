import { expect, test } from 'vitest';
import { CANVAS, clearOf, roadmapOf } from './plan';

/** From a space to its name, and how close two names may stand, in the units of the drawing on a laptop. */
const AWAY = 23;
const APART = 24;

test('the names of no two spaces lie on each other', () => {
  const plan = roadmapOf({ plan: null });
  const names = plan.spaces
    .filter(({ kind }) => kind !== 'city')
    .map((space) => {
      const to = clearOf(plan, space);
      const x = (space.x * CANVAS.width) / 100 + AWAY * to.x;
      const y = (space.y * CANVAS.height) / 100 + AWAY * to.y;
      return { id: space.id, x, y };
    });
  const close = names.flatMap((one, index) =>
    names
      .slice(index + 1)
      .filter((other) => Math.hypot(one.x - other.x, one.y - other.y) < APART)
      .map((other) => `${one.id} ${other.id}`),
  );
  expect(close).toEqual([]);
});
