import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { needOptions, setLanguage } from '$lib/i18n.svelte';
import { plugin } from '../games/musketeers';
import { names, opening } from '../games/musketeers/fixture';
import type { MusketeersView } from '../protocol';
import TourCard from './Tour.svelte';
import { Tour } from './tour.svelte';
import type { GamePlugin, TourStep } from './types';

beforeAll(async () => {
  await setLanguage('en');
  await needOptions('musketeers');
});
afterEach(cleanup);

/** In the second duel, so that everything that can be told at this question is told. */
const asked = (question: string): MusketeersView =>
  ({
    ...opening,
    duel: 2,
    question: { ...opening.question, id: `musketeers.${question}` },
  }) as MusketeersView;

test('the guide wishes fun with its last remark, whichever that is', () => {
  localStorage.clear();
  const tour = new Tour(plugin as GamePlugin);
  tour.introduced();
  const revealed = { ...asked('commit_card'), duels: [null, null] } as unknown as MusketeersView;
  const told: TourStep[] = [];
  for (const view of [
    asked('lay_rewards'),
    asked('commit_card'),
    revealed,
    asked('loser_token'),
    asked('winner_token'),
  ])
    for (let step; (step = tour.stepAt(view, 0, true)); tour.told(step, view)) {
      expect(tour.stepAt(view, 0, true)).toBe(step);
      told.push(step);
    }
  expect(told.map(({ id }) => id)).toEqual([
    'aim',
    'rewards',
    'guard',
    'middle',
    'tokens',
    'reveal',
    'prison',
    'jewel',
  ]);
  for (const step of told) {
    const reader = { names, me: 0, view: opening };
    const nothing = (): void => undefined;
    render(TourCard, { reader, step, root: null, inline: true, next: nothing, skip: nothing });
    expect(screen.queryByText(/Enjoy the game!$/) !== null).toBe(step === told.at(-1));
    cleanup();
  }
});
