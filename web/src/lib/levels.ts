import type { GameInfo } from '../protocol';
import { has, t } from './i18n.svelte';

/** The usual number of seats. */
export const usualSeats = ({ max_seats }: GameInfo): number => Math.min(4, max_seats);

/** The bot offered first: it errs as people do who know the game, but not all the time. */
export function usualLevel(levels: readonly string[]): string {
  return levels[Math.floor(levels.length / 3)] ?? '';
}

/** A sentence on how a bot plays; empty if there is none. */
export function levelTemper(game: string, level: string): string {
  const id = `bot-temper-${game}-${level}`;
  return has(id) ? t(id) : '';
}

export function levelName(game: string, level: string): string {
  const id = `bot-level-${game}-${level}`;
  return has(id) ? t(id) : level.charAt(0).toUpperCase() + level.slice(1);
}
