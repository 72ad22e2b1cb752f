import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { setLanguage } from '$lib/i18n.svelte';
import type { Form } from '../protocol';
import { filled, suffices } from './chooser.svelte';
import OfferCard from './OfferCard.svelte';

beforeAll(() => setLanguage('en'));
afterEach(cleanup);

const goods = [
  { name: 'coins', label: 'coins', least: 0, most: 2, step: 1, icon: '' },
  { name: 'vetoes', label: 'Vetoes', least: 0, most: 1, step: 1, icon: '' },
];

test('amounts go up and down within what there is', () => {
  const change = vi.fn();
  render(OfferCard, {
    props: {
      title: 'Your offer',
      goods,
      amounts: { coins: 2 },
      sentence: 'Offer 2 coins',
      enough: true,
      change,
      name: vi.fn(),
    },
  });
  const more = screen.getByRole('button', { name: 'One more: coins' });
  // It can be focused still: the keyboard stays where it was when the last coin was added.
  expect([more.getAttribute('aria-disabled'), more.hasAttribute('disabled')]).toEqual([
    'true',
    false,
  ]);
  more.click();
  expect(change).toHaveBeenLastCalledWith({ coins: 2 });
  screen.getByRole('button', { name: 'One fewer: coins' }).click();
  expect(change).toHaveBeenLastCalledWith({ coins: 1 });
  screen.getByRole('button', { name: 'One more: Vetoes' }).click();
  expect(change).toHaveBeenLastCalledWith({ coins: 2, vetoes: 1 });
});

test('an empty offer cannot be made', () => {
  render(OfferCard, {
    props: {
      title: 'Your offer',
      goods,
      amounts: {},
      sentence: '',
      enough: false,
      change: vi.fn(),
      name: vi.fn(),
    },
  });
  const button = screen.getByRole('button', { name: 'Choose at least one thing' });
  expect(button).toHaveProperty('disabled', true);
  expect(button.hasAttribute('data-choice')).toBe(false);
});

test('a form is filled in where its action keeps the amounts', () => {
  const none = { coins: 0, diamonds: 0, vetoes: 0, rubies: 0 };
  const form: Form = {
    action: { type: 'OfferFee', bundle: none },
    field: 'bundle',
    amounts: goods.map(({ name, most }) => ({ name, least: 0, most, step: 1 })),
    total: 1,
  };
  expect(filled(form, { coins: 2 })).toEqual({ type: 'OfferFee', bundle: { ...none, coins: 2 } });
  expect(suffices(form, {})).toBe(false);
  expect(suffices(form, { vetoes: 1 })).toBe(true);
});
