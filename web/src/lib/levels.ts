import { has, t } from './i18n.svelte';

/** The bot offered first: in the middle, neither a pushover nor a master. */
export function usualLevel(levels: readonly string[]): string {
  return levels[Math.floor((levels.length - 1) / 2)] ?? '';
}

export function levelName(game: string, level: string): string {
  const id = `bot-level-${game}-${level}`;
  return has(id) ? t(id) : level.charAt(0).toUpperCase() + level.slice(1);
}
