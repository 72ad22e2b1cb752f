import { settings } from '$lib/settings.svelte';
import type { Flight } from './types';

const EASING = 'cubic-bezier(0.22, 0.8, 0.3, 1)';
const FLIGHT_MS = 340;
const STEP_MS = 170;
const MOST_PIECES = 5;
const PIECE_MS = 60;

export const at = (root: ParentNode, address: string): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-at="${address}"]`);

/** Where the pieces are before the table changes. */
export function takeOff(root: ParentNode, flights: Flight[]): (DOMRect | null)[] {
  return flights.map((flight) => at(root, flight.from)?.getBoundingClientRect() ?? null);
}

/** After the table changed, show each piece on its way from where it was. */
export function land(
  root: ParentNode,
  flights: Flight[],
  from: (DOMRect | null)[],
  signal: AbortSignal,
): Promise<unknown> {
  const flying = flights.map((flight, index) => {
    const piece = at(root, flight.to);
    const start = from[index];
    if (!piece || !start || start.width === 0) return undefined;
    if (flight.pieces !== undefined)
      return pour(piece, at(root, flight.of ?? flight.to), start, flight, signal);
    const via = (flight.via ?? [])
      .map((address) => at(root, address)?.getBoundingClientRect())
      .filter((rect) => rect !== undefined);
    return travel(piece, [start, ...via], flight.delay ?? 0, signal);
  });
  return Promise.all(flying);
}

/** Pictures of counted pieces, one after the other. */
function pour(
  counter: HTMLElement,
  pictured: HTMLElement | null,
  start: DOMRect,
  { pieces = 0, delay = 0 }: Flight,
  signal: AbortSignal,
): Promise<unknown> {
  const picture = pictured?.querySelector('svg');
  const end = (counter.querySelector('svg') ?? counter).getBoundingClientRect();
  if (!picture || end.width === 0) return Promise.resolve();
  const { width, height } = picture.getBoundingClientRect();
  const flown = Array.from({ length: Math.min(pieces, MOST_PIECES) }, async (_, index) => {
    const copy = document.createElement('span');
    copy.className = 'flown';
    copy.append(picture.cloneNode(true));
    copy.style.color = getComputedStyle(picture).color;
    copy.style.left = `${end.left + (end.width - width) / 2}px`;
    copy.style.top = `${end.top + (end.height - height) / 2}px`;
    copy.style.fontSize = `${height}px`;
    document.body.append(copy);
    await travel(copy, [start], delay + index * PIECE_MS, signal);
    copy.remove();
  });
  return Promise.all(flown);
}

function offset(from: DOMRect, to: DOMRect): { dx: number; dy: number } {
  return {
    dx: from.left + from.width / 2 - (to.left + to.width / 2),
    dy: from.top + from.height / 2 - (to.top + to.height / 2),
  };
}

async function travel(
  piece: HTMLElement,
  way: [DOMRect, ...DOMRect[]],
  delay: number,
  signal: AbortSignal,
): Promise<void> {
  const end = piece.getBoundingClientRect();
  if (end.width === 0) return;
  const [start, ...via] = way;
  const { dx, dy } = offset(start, end);
  // A card may come from something as wide as a hand: it keeps a card's size on the way.
  const ratio = Math.min(start.width / end.width, start.height / end.height);
  const scale = Math.min(1.6, Math.max(0.35, ratio));
  piece.classList.add('flying');
  const first = { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, offset: 0 };
  const arc = {
    transform: `translate(${dx / 2}px, ${dy / 2 - 14}px) scale(${(1 + scale) / 2 + 0.06})`,
  };
  const steps = via.map((rect) => {
    const by = offset(rect, end);
    return { transform: `translate(${by.dx}px, ${by.dy}px) scale(${scale})` };
  });
  const walks = steps.length > 0;
  const animation = piece.animate([first, ...(walks ? steps : [arc]), { transform: 'none' }], {
    duration: settings.duration(walks ? STEP_MS * (steps.length + 1) : FLIGHT_MS),
    delay: settings.duration(delay),
    easing: walks ? 'linear' : EASING,
    fill: 'backwards',
  });
  const finish = (): void => animation.finish();
  signal.addEventListener('abort', finish, { once: true });
  await animation.finished.catch(() => undefined);
  signal.removeEventListener('abort', finish);
  piece.classList.remove('flying');
}
