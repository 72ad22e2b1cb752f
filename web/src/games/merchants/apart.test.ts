import { describe, expect, it } from 'vitest';
import type { WagonSeen } from '../../protocol/merchants';
import { apart } from './apart';
import { placardBox, roadmapOf } from './plan';

const plan = roadmapOf({ plan: null });
const wagon = (
  at: string | null,
  ...cargo: WagonSeen['cargo']
): Pick<WagonSeen, 'at' | 'cargo'> => ({
  at,
  cargo,
});

describe('wagons on the map', () => {
  it('stay where they are while each can be seen', () => {
    const shifts = apart(
      [wagon('PAR', { wine: 2 }), wagon('WIE'), wagon('HAM', {}, { iron: 1 })],
      plan,
    );
    expect(shifts).toEqual([0, 1, 2].map(() => ({ x: 0, y: 0 })));
  });

  it('stand side by side in one town, as far apart as they are wide', () => {
    const [one, other] = apart([wagon('PAR'), wagon('PAR')], plan);
    expect(one?.x).toBeLessThan(0);
    expect(other?.x).toBe(-(one?.x ?? 0));
    const [wide] = apart([wagon('PAR', { wine: 3 }), wagon('PAR')], plan);
    expect(wide?.x).toBeLessThan(one?.x ?? 0);
  });

  it('make room for three in one town', () => {
    const shifts = apart([wagon('KOL'), wagon('KOL'), wagon('KOL')], plan);
    const [left = 0, middle = 0, right = 0] = shifts
      .map(({ x }) => x)
      .sort((one, other) => one - other);
    expect(Math.min(middle - left, right - middle)).toBeGreaterThan(5.7);
  });

  it('need more room where their marks are large beside the map', () => {
    const two = [wagon('KOL', { silk: 1 }), wagon('KOL', {}, { iron: 1 })];
    const [wide] = apart(two, plan);
    const [small] = apart(two, plan, 4.7);
    expect(small?.x).toBeLessThan(wide?.x ?? 0);
    const [one, other] = apart([wagon('PAR', { wine: 1 }), wagon('PAR')], plan, 4.7);
    expect((other?.x ?? 0) - (one?.x ?? 0)).toBeGreaterThan(8);
  });

  it('stay on the map', () => {
    const full = wagon('WIE', { silk: 3, salt: 3 });
    const right = Math.max(...apart([full, full], plan).map(({ x }) => x));
    expect((plan.byId.get('WIE')?.x ?? 0) + right).toBeLessThan(92.5);
  });

  it('stand clear of a placard, but not off their space', () => {
    const loaded = (at: string) => [wagon(at, { wine: 2, silk: 1 }, { iron: 2 }, { salt: 1 })];
    const cologne = placardBox('KOL', { width: 131, height: 54 }, 650);
    for (const space of ['d1', 'd2']) {
      const [shift] = apart(loaded(space), plan, 0, [cologne]);
      expect(shift?.x).toBe(0);
      expect(shift?.y).toBeGreaterThan(4);
      expect(shift?.y).toBeLessThan(0.6 * 11);
    }
    expect(apart(loaded('d3'), plan, 0, [cologne])[0]?.x).toBeGreaterThan(2);
    // Hamburg's own placard leaves no room beside Cologne's: up is clear of both.
    const hamburg = placardBox('HAM', { width: 88, height: 60 }, 650);
    const [up] = apart(loaded('HAM'), plan, 2.5, [cologne, hamburg]);
    expect(up?.y).toBeLessThan(-1);
    // Nowhere to go: it stays.
    const everywhere = { x: 50, y: 40, halfWidth: 50, halfHeight: 40 };
    expect(apart(loaded('JD'), plan, 0, [everywhere])).toEqual([{ x: 0, y: 0 }]);
  });

  it('are no trouble where one is not on the map', () => {
    expect(apart([wagon(null), wagon('PAR')], plan)[0]).toEqual({ x: 0, y: 0 });
  });
});
