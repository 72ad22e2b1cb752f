import { at } from '../../table/flights';

/** Less of the map than its button needs is none at all. */
const LEAST = 36;
/** Between the last choice and the end of the screen. */
const AIR = 8;

/**
 * How tall the map may be where it lies above the choices: it keeps its place, and its lower part gives way to what is
 * chosen below it. While an auction or a bargain waits for others it stays as it is.
 */
export function keepChoicesInSight(
  board: HTMLElement,
  sheet: HTMLElement,
  asked: boolean,
  look: string | null,
): void {
  const panel = at(board, 'panel');
  const pan = sheet.querySelector<HTMLElement>('.pan');
  if (!asked) {
    if (panel) return;
    sheet.classList.remove('shut');
    sheet.style.removeProperty('--window');
    return;
  }
  const needed = [...board.querySelectorAll('[data-choice]'), ...(panel ? [panel] : [])].filter(
    (piece) => !sheet.contains(piece),
  );
  if (!pan || needed.length === 0) return;
  const { top, bottom } = pan.getBoundingClientRect();
  const below = Math.max(...needed.map((piece) => piece.getBoundingClientRect().bottom)) - bottom;
  const room = document.documentElement.clientHeight - (top + scrolled(board)) - below - AIR;
  sheet.classList.toggle('shut', room < LEAST);
  sheet.style.setProperty('--window', `${room < LEAST ? 0 : Math.floor(room)}px`);
  // A large map stays where the reader has moved it.
  if (pan.matches('.zoomed')) return;
  pan.scrollTop = 0;
  const piece = look === null ? null : at(pan, look);
  if (!piece) return;
  const over = piece.getBoundingClientRect().bottom - pan.getBoundingClientRect().bottom;
  if (over > 0) pan.scrollTop = over + AIR;
}

/** How far the page and what is in it have been scrolled. */
function scrolled(element: Element): number {
  const { parentElement: parent } = element;
  return parent ? parent.scrollTop + scrolled(parent) : 0;
}
