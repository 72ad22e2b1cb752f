import { cleanup, fireEvent, render, within } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { setLanguage } from '$lib/i18n.svelte';
import Emotes from './Emotes.svelte';

beforeAll(() => setLanguage('en'));
afterEach(cleanup);

test('gestures close on Escape and by a click elsewhere, and give the focus back', async () => {
  const shown = within(render(Emotes, { props: { send: () => undefined } }).container);
  const opener = shown.getByRole('button');
  await fireEvent.click(opener);
  shown.getAllByRole('button')[1]?.focus();
  await fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  expect(opener.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(opener);

  await fireEvent.click(opener);
  await fireEvent.pointerDown(document.body);
  expect(opener.getAttribute('aria-expanded')).toBe('false');
});
