import type { MarquisView } from '../../protocol/marquis';
import { characterOf, letterOf } from './cards';
import { cardName, say, type MarquisReader } from './describe';

/** What a character can do, with the numbers of this table's data file. */
export function powerText(letter: string, view: MarquisView): string {
  const { fixed } = view;
  const coins: Record<string, number> = {
    A: fixed.assassin,
    C: fixed.countess,
    T: fixed.pickpocket,
    W: fixed.highwayman,
  };
  const character = characterOf(view, letter);
  return say(`power-${letter.toLowerCase()}`, {
    coins: coins[letter] ?? 0,
    price: character?.rate?.coins ?? 0,
    gain: character?.rate?.diamonds ?? 0,
    other_price: character?.other_rate?.coins ?? 0,
    other_gain: character?.other_rate?.diamonds ?? 0,
  });
}

/** A character in words: what it does wherever it lies. */
export function characterText(card: string, reader: MarquisReader): string {
  const character = characterOf(reader.view, card);
  if (!character) return say('hint-veto-card');
  const { rate } = character;
  const robs = Object.entries(character.steals)
    .map(([victim, coins]) => `${cardName(victim)} ${coins}`)
    .join(', ');
  return [
    say('about-treasury', { coins: character.treasury }),
    robs ? say('about-robs', { robs }) : '',
    powerText(letterOf(card), reader.view),
    rate ? say('hint-rate', { price: rate.coins, gain: rate.diamonds }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}
