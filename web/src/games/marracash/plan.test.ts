import { expect, test } from 'vitest';
import { visitorsOf } from './plan';

test('visitors of a colour are counted in the alleys and in line', () => {
  const souk = { fountains: ['YGP', '', 'GGB'], line: 'GRYYG' };
  expect(visitorsOf(souk, 'G')).toEqual({ walking: 3, waiting: 2 });
  expect(visitorsOf(souk, 'R')).toEqual({ walking: 0, waiting: 1 });
});
