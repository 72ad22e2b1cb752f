import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { needTexts, setLanguage } from '$lib/i18n.svelte';
import { opening } from '../games/musketeers/fixture';
import Ornament from '../shell/Ornament.svelte';
import RoundEnd from './RoundEnd.svelte';
import type { RoundEndProps } from './types';

beforeAll(async () => {
  await setLanguage('en');
  await needTexts('table');
});
afterEach(cleanup);

function ended(takeBack: (() => void) | null): void {
  render(RoundEnd, {
    props: {
      Page: Ornament as Component<RoundEndProps>,
      reader: { names: [], me: 0, view: opening },
      event: { type: 'HandScored', rule: null } as never,
      last: false,
      goOn: () => undefined,
      takeBack,
    },
  });
}

test('a player who comes back at the end of a round takes their chair back from the bot there', async () => {
  const takeBack = vi.fn();
  ended(takeBack);
  await fireEvent.click(screen.getByRole('button', { name: 'Take my chair back' }));
  expect(takeBack).toHaveBeenCalledOnce();
});

test('a player without a stand-in has nothing to take back', () => {
  ended(null);
  expect(screen.queryByRole('button', { name: 'Take my chair back' })).toBeNull();
});
