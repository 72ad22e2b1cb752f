import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { setLanguage } from '$lib/i18n.svelte';
import type { MerchantsView } from '../../protocol';
import type { GameEnded } from '../../protocol/merchants';
import GameEnd from './GameEnd.svelte';

beforeAll(() => setLanguage('en'));
afterEach(cleanup);

test('MA-70 to MA-72: the players stand in the order in which the rules rank them', () => {
  const view = {
    game: 'merchants',
    outcome: { ranks: [3, 1, 2], scores: [7, 5, 5] },
  } as unknown as MerchantsView;
  const event: GameEnded = {
    type: 'GameEnded',
    reason: 'arrivals',
    status: [7, 5, 5],
    cash: [100, 1200, 300],
    credits: [1, 0, 0],
    winners: [1],
    rule: 'MA-69',
  };
  render(GameEnd, { event, reader: { names: ['Ada', 'Ben', 'Cleo'], me: null, view } });
  const order = screen.getAllByRole('rowheader').map((cell) => cell.textContent);
  expect(order).toEqual(['Ben', 'Cleo', 'Ada']);
  expect(screen.getByText('1,200')).toBeTruthy();
});
