import { afterEach, expect, test, vi } from 'vitest';
import { land, takeOff } from './flights';

const box = (left: number): DOMRect =>
  ({ left, top: 0, width: 20, height: 10, right: left + 20, bottom: 10 }) as DOMRect;

function counter(address: string, left: number): string {
  return `<p data-at="${address}" data-left="${left}"><svg data-left="${left}"></svg><b>4</b></p>`;
}

afterEach(() => {
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

/** What travels, in order, and how it all arrives. */
function travels(): { animated: Element[]; arrive: () => void } {
  document.body.innerHTML = counter('coins-0', 0) + counter('coins-1', 300);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return box(Number((this as HTMLElement).dataset.left ?? 300));
  });
  const animated: Element[] = [];
  let arrive = (): void => undefined;
  const finished = new Promise<void>((resolve) => (arrive = resolve));
  Element.prototype.animate = function (this: Element): Animation {
    animated.push(this);
    return { finished, finish: () => undefined } as unknown as Animation;
  };
  return { animated, arrive };
}

function fly(pieces: number): Promise<unknown> {
  const flights = [{ from: 'coins-0', to: 'coins-1', pieces }];
  const from = takeOff(document.body, flights);
  return land(document.body, flights, from, new AbortController().signal);
}

test('coins travel one by one, and the counters stay', async () => {
  const { animated, arrive } = travels();
  const landed = fly(3);
  expect(animated.map((each) => each.className)).toEqual(Array(3).fill('flown flying'));
  expect(document.querySelectorAll('.flown svg')).toHaveLength(3);
  arrive();
  await landed;
  expect(document.querySelectorAll('.flown')).toHaveLength(0);
  expect(document.querySelectorAll('[data-at]')).toHaveLength(2);
});

test('where no piece is paid, nothing travels', async () => {
  const { animated } = travels();
  await fly(0);
  expect(animated).toEqual([]);
});
