import { describe, expect, test } from 'vitest';
import type { MarquisView, OpenCard, Place } from '../../protocol/marquis';
import { actingAs, consequences, isTarget, orderFrom, pointsWith, richest, threats } from './cards';
import { opening } from './fixture';

function open(card: string, laid: number, more: Partial<OpenCard> = {}): OpenCard {
  return {
    card: { card, identity: card, laid, used: false, rank: 0 },
    marked: false,
    protects: null,
    protected_by: [],
    toll: false,
    ...more,
  };
}

/** A table of the recorded game's players with other things before them. */
function table(places: Partial<Place>[], more: Partial<MarquisView> = {}): MarquisView {
  const [bare] = opening.places;
  if (!bare) throw new Error('a place is recorded');
  return {
    ...opening,
    seats: places.length,
    treasury: 9,
    places: places.map((place) => ({ ...bare, ...place })),
    ...more,
  };
}

describe('what a card would do now', () => {
  test('MQ-EX03: the Pickpocket takes from treasury, symbols and the richest', () => {
    const view = table([
      { coins: 0, open: null },
      { coins: 3, open: open('M', 1), points: 4 },
      { coins: 1, open: open('A', 2) },
    ]);
    const found = consequences(view, 0, 'T');
    expect(found.treasury).toBe(1);
    expect(found.losses.map(({ seat, coins }) => [seat, coins])).toEqual([
      [1, 2],
      [2, 1],
      [1, 1],
    ]);
    expect(found.coins).toBe(5);
  });

  test('MQ-66: a protected character and a player who is out lose nothing', () => {
    const view = table([
      { coins: 0 },
      { coins: 3, open: open('M', 1, { protected_by: [2] }) },
      { coins: 3, open: open('D', 2), out: true },
    ]);
    expect(consequences(view, 0, 'T').losses).toEqual([]);
    expect(isTarget(view, 0, 1)).toBe(false);
  });

  test('MQ-106: who cannot pay the Highwayman loses the character', () => {
    const view = table([
      { coins: 0 },
      { coins: 0, open: open('K', 1) },
      { coins: 2, open: open('W', 2) },
    ]);
    const found = consequences(view, 0, 'W');
    expect(found.losses).toMatchObject([{ seat: 1, coins: 0, killed: true }]);
    expect(found.gives).toEqual([]);
  });

  test('MQ-28, MQ-29: the same character is paid, the earliest first, while coins last', () => {
    const view = table(
      [{ coins: 0 }, { coins: 0, open: open('H', 5) }, { coins: 0, open: open('H', 3) }],
      {
        treasury: 1,
      },
    );
    expect(consequences(view, 0, 'H').gives).toEqual([2]);
  });

  test('MQ-91, MQ-93: earlier Marquises pay by their position, but not across a reversal', () => {
    const places = [
      { coins: 0 },
      { coins: 5, open: open('M', 2) },
      { coins: 5, open: open('M', 4) },
    ];
    const paid = (reset: number) =>
      consequences(table(places, { marquis_reset: reset }), 0, 'M').losses.map(
        (each) => each.coins,
      );
    expect(paid(0)).toEqual([1, 2]);
    expect(paid(3)).toEqual([1]);
  });

  test('MQ-80, MQ-83: the Cardsharp acts as the card below, or as nobody', () => {
    const view = table([{ open: open('M', 1) }, {}, {}]);
    expect(actingAs(view, 0, 'F')).toBe('M');
    expect(consequences(view, 0, 'F').turns).toBe(true);
    expect(actingAs(table([{ open: null }, {}, {}]), 0, 'F')).toBeNull();
  });

  test('MQ-89, MQ-90: the Cleric copies his left neighbour, but no Cleric', () => {
    const rate = { coins: 5, diamonds: 3 };
    const beside = table([{}, { open: open('A', 1), rate }, {}]);
    expect(consequences(beside, 0, 'K').rate).toEqual(rate);
    expect(consequences(table([{}, { open: open('K', 1), rate }, {}]), 0, 'K').rate).toBeNull();
  });

  test('MQ-104: nobody is the richest where two are', () => {
    expect(richest(table([{ points: 3 }, { points: 3 }, {}]))).toBeNull();
    expect(richest(table([{ points: 3 }, { points: 4 }, {}]))).toBe(1);
  });

  test('MQ-R44: play order follows the direction', () => {
    expect(orderFrom(table([{}, {}, {}, {}], { clockwise: true }), 1)).toEqual([2, 3, 0]);
    expect(orderFrom(table([{}, {}, {}, {}], { clockwise: false }), 1)).toEqual([0, 3, 2]);
  });

  test('MQ-67: who covers his own Countess can rob her client', () => {
    const view = table([
      { coins: 0, open: open('C', 2, { protects: 1 }) },
      { coins: 3, open: open('M', 1, { protected_by: [0] }) },
      {},
    ]);
    expect(consequences(view, 0, 'T').losses).toMatchObject([{ seat: 1, coins: 2 }]);
    expect(isTarget(view, 2, 1)).toBe(false);
  });

  test('MQ-93: a Cardsharp who imitates the Marquis is the first one', () => {
    const view = table([{ open: open('M', 3) }, { coins: 5, open: open('M', 1) }, {}]);
    expect(consequences(view, 0, 'M').losses).toHaveLength(1);
    expect(consequences(view, 0, 'F').losses).toEqual([]);
  });

  test('numbers of a corrected data file count', () => {
    const fixed = { ...opening.fixed, pickpocket: 2, highwayman: 3, identical: 2 };
    const view = table(
      [{ coins: 0 }, { coins: 5, points: 4, open: open('K', 1) }, { coins: 0, open: open('T', 2) }],
      { fixed, treasury: 1 },
    );
    expect(consequences(view, 0, 'T').losses).toMatchObject([{ seat: 1, coins: 2 }]);
    expect(consequences(view, 0, 'T')).toMatchObject({ gives: [2], coins: 1 });
    expect(consequences(view, 0, 'W').losses).toMatchObject([{ coins: 3 }, { killed: true }]);
    expect(pointsWith(table([{ diamonds: 3, rubies: 1 }]), 0, 4)).toBe(12);
  });
});

describe('who can rob whom next', () => {
  const view = table([
    { coins: 1, open: open('A', 1), might_lay: ['M', 'F'] },
    { coins: 1, open: open('M', 2), might_lay: ['K'] },
    { coins: 0, open: open('D', 3), might_lay: ['T', 'A', 'W'] },
  ]);
  const found = threats(view).map((each) => [each.thief, each.card, each.victim, each.coins]);

  test('symbols, paydays and abilities count, and only cards that may still come', () => {
    expect(found).toContainEqual([2, 'T', 1, 1]);
    expect(found).toContainEqual([2, 'T', 0, 1]);
    expect(found).toContainEqual([0, 'M', 1, 1]);
    expect(found).toContainEqual([2, 'W', 0, 1]);
    expect(found.filter(([thief]) => thief === 1)).toEqual([]);
  });

  test('an Assassin kills, and so does a Cardsharp who imitates him', () => {
    const killers = threats(view).filter((each) => each.killed);
    expect(killers.map(({ card, victim }) => [card, victim])).toEqual([
      ['F', 2],
      ['F', 1],
      ['A', 0],
      ['A', 1],
    ]);
  });
});
