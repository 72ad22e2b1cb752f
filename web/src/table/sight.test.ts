import { afterEach, expect, test, vi } from 'vitest';
import { bringIntoSight } from './sight';

/** A table whose prompt and pieces stand at these heights of the screen. */
function table(prompt: [number, number], ...pieces: [number, number][]): HTMLElement {
  const root = document.createElement('div');
  const add = ([top, bottom]: [number, number], name: string): void => {
    const part = document.createElement('button');
    part.setAttribute(name, 'prompt');
    part.getBoundingClientRect = () => new DOMRect(0, top, 10, bottom - top);
    root.append(part);
  };
  add(prompt, 'data-at');
  for (const piece of pieces) add(piece, 'data-choice');
  return root;
}

afterEach(() => vi.restoreAllMocks());

test('a question that is in sight leaves a page at its top there', () => {
  const scrolled = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
  bringIntoSight(table([300, 400], [20, 60], [500, 600]));
  expect(scrolled).not.toHaveBeenCalled();
});

test('a page that fits from its top is shown from its top, also where the question is in sight', () => {
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(150);
  bringIntoSight(table([100, 200], [300, window.innerHeight - 160]));
  expect(scrolled).toHaveBeenLastCalledWith(0, 0);
  bringIntoSight(table([100, 200], [300, window.innerHeight - 140]));
  expect(scrolled).toHaveBeenCalledOnce();
});

test('pieces above or below the screen are brought into sight', () => {
  const scrolled = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
  bringIntoSight(table([300, 400], [-120, -60]));
  expect(scrolled).toHaveBeenLastCalledWith(0, -128);
  bringIntoSight(table([300, 400], [700, window.innerHeight + 100]));
  expect(scrolled).toHaveBeenLastCalledWith(0, 108);
});

test('where not all fits, the prompt is what is shown', () => {
  const scrolled = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
  const root = table([-400, -300], [-500, -450], [600, window.innerHeight + 100]);
  const shown = vi.fn();
  (root.firstElementChild as HTMLElement).scrollIntoView = shown;
  bringIntoSight(root);
  expect(shown).toHaveBeenCalledWith({ block: 'nearest' });
  expect(scrolled).not.toHaveBeenCalled();
});
