import { settings } from '$lib/settings.svelte';
import type { Flight } from './types';

const EASING = 'cubic-bezier(0.22, 0.8, 0.3, 1)';
export const FLIGHT_MS = 340;

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
    return travel(piece, start, flight.delay ?? 0, signal);
  });
  return Promise.all(flying);
}

async function travel(
  piece: HTMLElement,
  start: DOMRect,
  delay: number,
  signal: AbortSignal,
): Promise<void> {
  const end = piece.getBoundingClientRect();
  if (end.width === 0) return;
  const dx = start.left + start.width / 2 - (end.left + end.width / 2);
  const dy = start.top + start.height / 2 - (end.top + end.height / 2);
  // A card may come from something as wide as a hand: it keeps a card's size on the way.
  const ratio = Math.min(start.width / end.width, start.height / end.height);
  const scale = Math.min(1.6, Math.max(0.35, ratio));
  piece.classList.add('flying');
  const animation = piece.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, offset: 0 },
      { transform: `translate(${dx / 2}px, ${dy / 2 - 14}px) scale(${(1 + scale) / 2 + 0.06})` },
      { transform: 'none' },
    ],
    {
      duration: settings.duration(FLIGHT_MS),
      delay: settings.duration(delay),
      easing: EASING,
      fill: 'backwards',
    },
  );
  const finish = (): void => animation.finish();
  signal.addEventListener('abort', finish, { once: true });
  await animation.finished.catch(() => undefined);
  signal.removeEventListener('abort', finish);
  piece.classList.remove('flying');
}
