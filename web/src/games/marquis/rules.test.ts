import { describe, expect, test } from 'vitest';
import { advance } from './advance';
import { moments, opening } from './fixture';

describe('the table after each event', () => {
  test('is the table that the rules show', () => {
    let view = opening;
    for (const moment of moments) {
      for (const event of moment.events) view = advance(view, event);
      const { places, hand, ...after } = moment.after;
      expect(view, `moment ${moment.number}`).toMatchObject(after);
      expect([...(view.mine?.hand ?? [])].sort(), `hand ${moment.number}`).toEqual(hand);
      for (const [seat, place] of places.entries()) {
        const { open: lying, ...rest } = place;
        expect(view.places[seat], `moment ${moment.number}, seat ${seat}`).toMatchObject(rest);
        expect(view.places[seat]?.open?.card.card ?? null).toBe(lying?.card ?? null);
        if (lying) expect(view.places[seat]?.open?.protects).toBe(lying.protects);
      }
    }
  });
});
