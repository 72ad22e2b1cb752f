import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { setLanguage } from '$lib/i18n.svelte';
import MoreTools from './MoreTools.svelte';

beforeAll(() => setLanguage('en'));
afterEach(cleanup);

const menu = () => screen.getByRole('button', { name: 'More' });

test('what is rarely wanted is behind one button, and closes the menu when it is chosen', async () => {
  const [guide, stepAway] = [vi.fn(), vi.fn()];
  render(MoreTools, { guide, stepAway });
  expect(screen.queryByRole('button', { name: 'Guide' })).toBeNull();
  await fireEvent.click(menu());
  expect(screen.getByRole('group', { name: 'Speed, guide and more' })).toBeTruthy();
  expect(screen.getByLabelText('Speed of animations')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Guide' }));
  expect(guide).toHaveBeenCalledOnce();
  expect(menu().getAttribute('aria-expanded')).toBe('false');
  await fireEvent.click(menu());
  await fireEvent.click(screen.getByRole('button', { name: 'Let a bot play for me' }));
  expect(stepAway).toHaveBeenCalledOnce();
});

test('no bot is offered where none may play', async () => {
  render(MoreTools, { guide: () => undefined, stepAway: null });
  await fireEvent.click(menu());
  expect(screen.queryByRole('button', { name: 'Let a bot play for me' })).toBeNull();
});
