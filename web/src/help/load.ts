import { needTexts } from '$lib/i18n.svelte';
import type { Help } from '../protocol';

/** What helps the players comes with its texts. */
export async function withHelp<T>(part: Promise<T>): Promise<T> {
  await needTexts('help');
  return part;
}

export const NO_HELP: Help = { take_back: false, coach: false };

export const isHelped = (help: Help = NO_HELP): boolean => Object.values(help).some(Boolean);
