import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { setLanguage } from '$lib/i18n.svelte';
import type { MusketeersView } from '../../protocol';
import { names, opening } from './fixture';
import Met from './Met.svelte';

const met = (view: MusketeersView) => ({ view, reader: { names, me: 0, view } });
const button = (): HTMLElement => screen.getByRole('button', { name: 'Guards still to come' });
const coming = (): Element | null => document.querySelector('.coming');

beforeEach(() => setLanguage('en'));
afterEach(cleanup);

test('the guards still to come open over the cards until Escape', async () => {
  render(Met, met(opening));
  await fireEvent.click(button());
  expect(coming()).not.toBeNull();
  await fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(coming()).toBeNull();
  expect(button().getAttribute('aria-expanded')).toBe('false');
});

test('they make way for the next question, but not for news about the same one', async () => {
  const { question } = opening;
  if (!question) throw new Error('the opening asks for rewards');
  const { rerender } = render(Met, met(opening));
  await fireEvent.click(button());
  await rerender(met({ ...opening, question: { ...question, waiting: [] } }));
  expect(coming()).not.toBeNull();
  await rerender(met({ ...opening, question: { ...question, number: question.number + 1 } }));
  expect(coming()).toBeNull();
});

test('where there is room, the guards still to come are told without asking', () => {
  render(Met, met(opening));
  const told = [...document.querySelectorAll('.ahead .chip-guard')].map((each) => each.textContent);
  expect(told).toEqual(opening.guards_left.map(String));
  expect(document.querySelector('.ahead')?.getAttribute('title')).toMatch(/^Left out of this hand/);
});
