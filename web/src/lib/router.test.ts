import { afterEach, beforeEach, expect, test } from 'vitest';
import { navigate, pageOf, router, startRouter } from './router.svelte';

let stop: () => void;
beforeEach(() => {
  navigate('/');
  stop = startRouter();
});
afterEach(() => stop());

test.each([
  ['/', { name: 'shelf' }],
  ['/lobby', { name: 'lobby' }],
  ['/lobby/', { name: 'lobby' }],
  ['/new', { name: 'new', game: '' }],
  ['/new/musketeers', { name: 'new', game: 'musketeers' }],
  ['/table/abc-123_X', { name: 'table', id: 'abc-123_X' }],
  ['/replay', { name: 'records' }],
  ['/replay/abc', { name: 'replay', id: 'abc' }],
  ['/puzzles', { name: 'puzzles' }],
  ['/deals', { name: 'deals' }],
  ['/puzzles/marquis-0001a', { name: 'puzzle', id: 'marquis-0001a' }],
  ['/rules/musketeers', { name: 'rules', game: 'musketeers' }],
  ['/about', { name: 'about' }],
  ['/table', { name: 'missing', path: '/table' }],
  ['/lobby/x', { name: 'missing', path: '/lobby/x' }],
  ['/%E0%A4%A', { name: 'missing', path: '/%E0%A4%A' }],
  ['/toString', { name: 'missing', path: '/toString' }],
])('%s is a page', (path, page) => {
  expect(pageOf(path)).toEqual(page);
});

test('navigation changes the page and the part after #', () => {
  navigate('/replay/abc#moment=3');
  expect(router.page).toEqual({ name: 'replay', id: 'abc' });
  expect(router.hash).toBe('moment=3');
});

function click(href: string, attributes: Record<string, string> = {}, init: MouseEventInit = {}) {
  const link = document.createElement('a');
  link.href = href;
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  document.body.append(link);
  let taken = false;
  addEventListener(
    'click',
    (event) => {
      taken = event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  link.remove();
  return taken;
}

test('a click on a link of this site does not load the page anew', () => {
  expect(click('/lobby')).toBe(true);
  expect(router.page.name).toBe('lobby');
});

test('other links are left to the browser', () => {
  expect(click('/lobby', {}, { ctrlKey: true })).toBe(false);
  expect(click('/api/tables/x/record', { download: '' })).toBe(false);
  expect(click('https://game-icons.net/')).toBe(false);
  expect(click('/about', { target: '_blank' })).toBe(false);
  expect(router.page.name).toBe('shelf');
});
