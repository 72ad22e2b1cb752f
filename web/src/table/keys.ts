import { settings } from '$lib/settings.svelte';
import type { Chooser } from './chooser.svelte';
import type { Stage } from './stage.svelte';

const STEPS: Record<string, number> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};
const NUMBERS = '1234567890-=';

/** The keyboard at the table: arrows walk the choices, numbers take, Enter confirms, Escape goes back or skips. */
export function pressed(
  event: KeyboardEvent,
  root: HTMLElement,
  chooser: Chooser,
  stage: Stage,
  /** Which of the choices the reader was at, if the one they were at is gone. */
  was = -1,
): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return false;
  if (event.key === 'Escape') return withdrawOrSkip(chooser, stage);
  if (!chooser.open) return false;
  const step = STEPS[event.key];
  if (step !== undefined) return walk(root, step, was);
  if (settings.shortcuts && NUMBERS.includes(event.key))
    return takeNumber(root, NUMBERS.indexOf(event.key) + 1);
  if (event.key !== 'Enter' || !(chooser.complete || chooser.held)) return false;
  if (keepsEnter(event.target, chooser)) return false;
  chooser.confirm();
  return true;
}

/** A button answers Enter itself; but once enough is ticked, Enter on a piece confirms and Space unticks. */
function keepsEnter(target: EventTarget | null, chooser: Chooser): boolean {
  if (!(target instanceof Element)) return false;
  if (chooser.complete && target.closest('[data-choice]')) return false;
  return target.closest('button, a, summary') !== null;
}

/** Somebody types, or reads what lies over the table. */
function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true;
  return target instanceof Element && target.closest('input, textarea, select') !== null;
}

function withdrawOrSkip(chooser: Chooser, stage: Stage): boolean {
  if (chooser.withdraw()) return true;
  if (!stage.moving) return false;
  stage.skip();
  return true;
}

export const choicesIn = (root: HTMLElement): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('[data-choice]'),
];

/** To the next choice; from a choice that is gone, to the one that took its place or to the one before. */
function walk(root: HTMLElement, step: number, was: number): boolean {
  const choices = choicesIn(root);
  if (choices.length === 0) return false;
  const at = choices.findIndex((choice) => choice === document.activeElement);
  const gone = step > 0 ? Math.max(0, was) : was < 0 ? choices.length - 1 : was - 1;
  const next = at < 0 ? Math.min(gone, choices.length - 1) : at + step;
  choices[(next + choices.length) % choices.length]?.focus();
  return true;
}

function takeNumber(root: HTMLElement, number: number): boolean {
  const choice = root.querySelector<HTMLElement>(`[data-choice][data-key="${number}"]`);
  choice?.focus();
  choice?.click();
  return choice !== null;
}
