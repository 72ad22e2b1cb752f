import { t } from '$lib/i18n.svelte';
import type { TableInfo } from '../protocol';

const LETTERS = 'ABCDEFGH';

/** What everybody at a table is called; a bot without a name goes by its level and its chair. */
export function namesOf(table: TableInfo): string[] {
  return table.seats.map((seat, index) => {
    const letter = LETTERS[index] ?? '?';
    if (seat.name) return seat.name;
    if (seat.kind === 'empty') return t('seat-empty');
    const level = seat.level ? t(`bot-level-${table.game}-${seat.level}`) : t('seat-bot');
    return t('seat-bot-name', { level, letter });
  });
}
