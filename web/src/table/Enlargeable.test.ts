import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import Enlargeable from './Enlargeable.svelte';

const children = createRawSnippet(() => ({
  render: () => '<button data-choice>piece</button>',
}));
const props = { enlarge: 'larger', whole: 'whole', children };
const isLarge = (): boolean =>
  document.querySelector('.zoom')?.getAttribute('aria-pressed') === 'true';

afterEach(cleanup);

test('a map that a touch enlarged is whole again at the next question', async () => {
  const { container, rerender } = render(Enlargeable, { ...props, question: 1 });
  const pan = container.querySelector<HTMLElement>('.pan');
  if (!pan) throw new Error('no map');
  pan.style.overflowX = 'auto';
  pan.scrollIntoView = pan.scrollBy = (): void => undefined;
  await fireEvent(
    screen.getByText('piece'),
    new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }),
  );
  expect(isLarge()).toBe(true);
  await rerender({ ...props, question: 2 });
  expect(isLarge()).toBe(false);
});

test('a map that its button enlarged stays so', async () => {
  const { rerender } = render(Enlargeable, { ...props, question: 1 });
  await fireEvent.click(screen.getByText('larger'));
  await rerender({ ...props, question: 2 });
  expect(isLarge()).toBe(true);
});

test('its button says in full what is enlarged to those who do not see it', async () => {
  render(Enlargeable, { ...props, names: ['make the souk larger', 'show the whole souk'] });
  await fireEvent.click(screen.getByRole('button', { name: 'make the souk larger' }));
  expect(screen.getByRole('button', { name: 'show the whole souk' }).textContent).toBe('whole');
});
