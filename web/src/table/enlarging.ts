import { tick } from 'svelte';

const SMALLEST_TOUCH = 40;

/**
 * A map on a phone is too small to hit what it offers: the first touch of a choice that small enlarges the map
 * around it, the second takes it. The keyboard needs no room.
 */
export function enlarging(isLarge: () => boolean, enlarge: () => void) {
  return (pan: HTMLElement): (() => void) => {
    function touched(event: MouseEvent): void {
      const choice = event.target instanceof Element ? event.target.closest('[data-choice]') : null;
      if (!choice || event.detail === 0 || isLarge() || !canScroll(pan)) return;
      const { width, height } = choice.getBoundingClientRect();
      if (Math.min(width, height) >= SMALLEST_TOUCH) return;
      event.stopPropagation();
      event.preventDefault();
      enlarge();
      void tick().then(() => {
        pan.scrollIntoView({ block: 'nearest' });
        centre(pan, choice);
      });
    }
    pan.addEventListener('click', touched, { capture: true });
    return () => pan.removeEventListener('click', touched, { capture: true });
  };
}

/** Moves the map inside its frame; the page stays where it is. */
export function centre(pan: HTMLElement, piece: Element): void {
  const [frame, found] = [pan.getBoundingClientRect(), piece.getBoundingClientRect()];
  pan.scrollBy(
    found.left + found.width / 2 - frame.left - frame.width / 2,
    found.top + found.height / 2 - frame.top - frame.height / 2,
  );
}

/** Only where the map has a frame of its own to move in. */
const canScroll = (pan: HTMLElement): boolean => getComputedStyle(pan).overflowX === 'auto';
