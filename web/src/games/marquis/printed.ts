import { printedIn } from '$lib/datafile';
import { session } from '$lib/session.svelte';
import type { Character, Rate } from '../../protocol/marquis';

const numbers = (written: string): number[] => (written.match(/\d+/g) ?? []).map(Number);

function rateIn(written: string): Rate | null {
  const [coins, diamonds] = numbers(written);
  return coins === undefined || diamonds === undefined ? null : { coins, diamonds };
}

/** The characters as a data file has them, for pages without a table. */
export function charactersIn(file: string): Character[] {
  const found = printedIn(file).filter(({ section }) => section === 'cards');
  const cards = found.filter(({ key }) => key === 'treasury').map(({ row }) => row);
  return cards.map((card) => {
    const value = (key: string): string =>
      found.find((each) => each.row === card && each.key === key)?.value ?? '';
    const steals = [...value('steal').matchAll(/(\w) = (\d+)/g)];
    return {
      card,
      treasury: Number(value('treasury')),
      steals: Object.fromEntries(steals.map(([, victim = '', coins]) => [victim, Number(coins)])),
      rate: rateIn(value('rate')),
      other_rate: rateIn(value('rate_now') || value('rate_marked')),
    };
  });
}

/** As they come with the game. */
export const printedCharacters = (): Character[] =>
  charactersIn(session.game('marquis')?.data ?? '');
