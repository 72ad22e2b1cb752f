import { tick } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { enlarging } from './enlarging';

let pan: HTMLElement;
let choice: HTMLElement;
let large: boolean;
const taken = vi.fn();
const scrolled = vi.fn();

function lay(overflow: string, size: number): void {
  document.body.innerHTML = '<div id="pan"><button data-choice></button></div>';
  pan = document.getElementById('pan') as HTMLElement;
  pan.style.overflowX = overflow;
  choice = pan.querySelector('button') as HTMLElement;
  pan.scrollIntoView = vi.fn();
  pan.scrollBy = scrolled;
  pan.getBoundingClientRect = () => new DOMRect(0, 0, 100, 60);
  choice.getBoundingClientRect = () => new DOMRect(0, 0, size, size);
  choice.addEventListener('click', taken);
  enlarging(
    () => large,
    () => (large = true),
  )(pan);
}
const touch = (detail = 1): void => {
  choice.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
};

beforeEach(() => {
  large = false;
  taken.mockClear();
  scrolled.mockClear();
});

test('the first touch of a small choice enlarges the map, the second takes it', async () => {
  lay('auto', 20);
  touch();
  await tick();
  expect([large, taken.mock.calls.length]).toEqual([true, 0]);
  touch();
  expect(taken).toHaveBeenCalledOnce();
});

test('the large map shows what was touched in the middle of its frame', async () => {
  lay('auto', 20);
  touch();
  await tick();
  expect(scrolled).toHaveBeenCalledWith(-40, -20);
});

test('the keyboard, a large choice and a map without a frame need no second touch', () => {
  lay('auto', 20);
  touch(0);
  lay('auto', 44);
  touch();
  lay('visible', 20);
  touch();
  expect([large, taken.mock.calls.length]).toEqual([false, 3]);
});
