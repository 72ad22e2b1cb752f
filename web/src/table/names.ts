import { t } from '$lib/i18n.svelte';
import type { TableInfo } from '../protocol';

/** What bots are called, by chair: each begins with the letter of its chair. */
const BOTS = ['Ada', 'Bruno', 'Clara', 'Dario', 'Elin', 'Felix', 'Greta', 'Hugo'];

/** What everybody at a table is called. */
export function namesOf(table: TableInfo): string[] {
  return table.seats.map(({ name, kind }, index) => {
    if (name) return name;
    return kind === 'empty' ? t('seat-empty') : (BOTS[index] ?? t('seat-bot'));
  });
}

/** How well the bot on a chair plays, in words; '' for people. */
export function levelOf(table: TableInfo, seat: number): string {
  const chair = table.seats[seat];
  if (chair?.kind !== 'bot') return '';
  return chair.level ? t(`bot-level-${table.game}-${chair.level}`) : t('seat-bot');
}
