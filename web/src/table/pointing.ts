import type { Attachment } from 'svelte/attachments';
import { on as listen } from 'svelte/events';

const LONG = 420;

/** Where nothing can hover, the page under a finger is not pointed at: it may only have moved there. */
const hovers = (): boolean => !window.matchMedia?.('(hover: none)').matches;

/** A choice says what it means while the pointer or the keyboard is on it, and at a long touch. */
export function pointing(point: (on: boolean) => void): Attachment<HTMLElement> {
  const on = (): void => point(true);
  const off = (): void => point(false);
  const touched = longPress(on);
  return (element) => {
    // Svelte's own listening: a button that is taken away loses the focus while the page is being drawn.
    const listening = [
      listen(element, 'pointerenter', () => {
        if (hovers()) on();
      }),
      listen(element, 'focus', on),
      listen(element, 'pointerleave', off),
      listen(element, 'blur', off),
    ];
    const released = touched(element);
    return () => {
      for (const stop of listening) stop();
      released?.();
    };
  };
}

/** A long touch tells what a choice means instead of taking it. */
function longPress(tell: () => void): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let told = false;
    const down = (event: PointerEvent): void => {
      told = false;
      if (event.pointerType !== 'touch') return;
      timer = setTimeout(() => {
        told = true;
        tell();
      }, LONG);
    };
    const up = (): void => clearTimeout(timer);
    const click = (event: MouseEvent): void => {
      if (!told) return;
      told = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const menu = (event: Event): void => {
      if (told) event.preventDefault();
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', up);
    element.addEventListener('click', click, { capture: true });
    element.addEventListener('contextmenu', menu);
    return () => {
      up();
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', up);
      element.removeEventListener('click', click, { capture: true });
      element.removeEventListener('contextmenu', menu);
    };
  };
}
