import { has, kebab, t } from '$lib/i18n.svelte';
import type { Fields } from '$lib/telling';

interface Why {
  reason?: string;
  about?: Fields;
}

/** What speaks for an answer, as the game's bots say it; '': they do not say. Needs the texts `reasons`. */
export function whyText(
  game: string,
  { reason, about }: Why,
  names: string[],
  me: number | null,
): string {
  if (!reason) return '';
  const id = `${game}-why-${kebab(reason)}`;
  if (has(id)) return t(id, about, { names, me, view: {} });
  const words = `${game}-reason`;
  return Object.keys(about ?? {}).length === 0 && has(words)
    ? t('reason-word', { word: t(words, { it: reason }) })
    : '';
}
