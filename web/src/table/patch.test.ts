import { expect, test } from 'vitest';
import { apply } from './patch';

const view = {
  treasury: 9,
  places: [
    { coins: 1, moved: ['laid'], open: null },
    { coins: 2, moved: [], open: { card: 'M', toll: false } },
  ],
  question: { number: 7 },
};

test('a patch changes what its paths name, and nothing else', () => {
  const after = apply(
    [
      [['treasury'], 7],
      [['places', 0, 'coins'], 3],
      [['places', 1, 'open', 'toll'], true],
      [['question'], null],
    ],
    view,
  );
  expect(after).toEqual({
    treasury: 7,
    places: [
      { coins: 3, moved: ['laid'], open: null },
      { coins: 2, moved: [], open: { card: 'M', toll: true } },
    ],
    question: null,
  });
});

test('a place just beyond the end appends', () => {
  const after = apply([[['places', 0, 'moved', 1], 'eliminated']], view);
  expect(after.places[0]?.moved).toEqual(['laid', 'eliminated']);
});

test('the view before stays as it was, and shares what did not change', () => {
  const kept = structuredClone(view);
  const after = apply([[['places', 0, 'coins'], 3]], view);
  expect(view).toEqual(kept);
  expect(after.places[1]).toBe(view.places[1]);
  expect(apply([], view)).toBe(view);
});

test('the whole may be replaced', () => {
  expect(apply<unknown>([[[], 'new']], view)).toBe('new');
});
