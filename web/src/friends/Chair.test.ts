import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { needTexts, setLanguage } from '$lib/i18n.svelte';
import { aTable } from '../shell/testing';
import Chair from './Chair.svelte';

beforeAll(async () => {
  await setLanguage('en');
  await needTexts('friends');
});
afterEach(cleanup);

test('a free chair offers the levels of bots in one list, which seats nobody by itself', async () => {
  const addBot = vi.fn();
  const nothing = (): void => undefined;
  render(Chair, {
    props: {
      table: aTable(),
      seat: 1,
      names: ['Ann', 'free chair'],
      mine: 0,
      isHost: true,
      mayFill: true,
      levels: ['page', 'captain'],
      usualLevel: 'page',
      busy: false,
      sit: nothing,
      addBot,
      move: nothing,
      handOver: nothing,
      empty: nothing,
    },
  });
  const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'How well they play' });
  expect([...list.options].map(({ text }) => text)).toEqual(['Page', 'Captain']);
  await fireEvent.change(list, { target: { value: 'captain' } });
  expect(addBot).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole('button', { name: 'Put a bot here' }));
  expect(addBot).toHaveBeenCalledWith('captain');
});
