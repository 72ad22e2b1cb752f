import { has, t } from '$lib/i18n.svelte';
import { levelName } from '$lib/levels';
import { SEAT_LETTERS, type TableInfo } from '../protocol';

/** The letter of a chair, on plates and pieces. */
export const seatLetter = (seat: number): string => SEAT_LETTERS[seat] ?? '?';

/** What the bots of a game are called, by chair; a game without names of its own borrows these. */
function botNames(game: string): string[] {
  const id = `bot-names-${game}`;
  return t(has(id) ? id : 'bot-names').split(', ');
}

/** What everybody at a table is called. */
export function namesOf(table: TableInfo): string[] {
  const bots = botNames(table.game);
  return table.seats.map(({ name, kind }, index) => {
    if (name) return name;
    return kind === 'empty' ? t('seat-empty') : (bots[index] ?? t('seat-bot'));
  });
}

/** How well the bot on a chair plays, in words; '' for people. */
export function levelOf(table: TableInfo, seat: number): string {
  const chair = table.seats[seat];
  if (chair?.kind !== 'bot') return '';
  return chair.level ? levelName(table.game, chair.level) : t('seat-bot');
}
