import { has, t } from './i18n.svelte';

/** A sentence on how a bot plays; empty if there is none. */
export function levelTemper(game: string, level: string): string {
  const id = `bot-temper-${game}-${level}`;
  return has(id) ? t(id) : '';
}

export function levelName(game: string, level: string): string {
  const id = `bot-level-${game}-${level}`;
  return has(id) ? t(id) : level.charAt(0).toUpperCase() + level.slice(1);
}
