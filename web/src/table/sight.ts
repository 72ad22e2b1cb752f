/** Air between a piece and the edge of the screen. */
const AIR = 8;

/** Scrolls a question into sight: with the whole board above it, also where the question alone is in sight already,
 * or at least all of its pieces, where the screen is high enough, else its prompt. */
export function bringIntoSight(root: HTMLElement): void {
  const prompt = root.querySelector('[data-at=prompt]');
  if (!prompt) return;
  const boxes = [prompt, ...root.querySelectorAll('[data-choice]')].map((part) =>
    part.getBoundingClientRect(),
  );
  const top = Math.min(...boxes.map((box) => box.top)) - AIR;
  const bottom = Math.max(...boxes.map((box) => box.bottom)) + AIR;
  const { scrollY } = window;
  if (scrollY > 0 && bottom + scrollY <= window.innerHeight) window.scrollTo(0, 0);
  else if (bottom - top > window.innerHeight) prompt.scrollIntoView?.({ block: 'nearest' });
  else if (top < 0) window.scrollBy(0, top);
  else if (bottom > window.innerHeight) window.scrollBy(0, bottom - window.innerHeight);
}
