import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import App from './App.svelte';

test('the page names itself', () => {
  render(App);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ducats');
});
