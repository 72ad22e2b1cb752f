import type { MusketeersAction } from '../../protocol';
import type { Source } from '../../protocol/musketeers';
import { chances, pays, SLOTS, unseen, valueOf } from './cards';
import { cardsSum, coins, countTokens, say, type MusketeersReader } from './describe';

const percent = (share: number): number => Math.round(share * 100);

function cardHint(card: string, reader: MusketeersReader): string {
  const { view, me } = reader;
  if (me !== null && view.places[me]?.jailed) return say(view, 'hint-discard', { card });
  const guard = view.guard ?? 0;
  const others = view.seats - 1 - (view.places.some((place) => place.jailed) ? 1 : 0);
  const need = Math.max(0, guard - valueOf(card));
  const { won, jewel, prison } = chances(card, guard, others, unseen(view));
  const odds = { won: percent(won), jewel: percent(jewel), prison: percent(prison) };
  if (others === 0) return say(view, 'hint-card-alone', { card, guard, need });
  return say(view, 'hint-card', { card, need, ...odds });
}

function own(reader: MusketeersReader): { rewards: (string | null)[]; row: string } {
  const place = reader.me === null ? undefined : reader.view.places[reader.me];
  return { rewards: place?.rewards ?? [], row: place?.row ?? '---' };
}

function sourceHint(token: 'J' | 'P', source: Source | null, reader: MusketeersReader): string {
  if (!source) return '';
  const { view } = reader;
  const victim = reader.names[source.seat] ?? '?';
  const freed = token === 'P' && view.places[source.seat]?.jailed;
  return say(view, 'hint-source', {
    token,
    victim,
    victimSlot: source.slot === null ? 0 : source.slot + 1,
    freed: freed ? 'yes' : 'no',
  });
}

function takeHint(
  token: 'J' | 'P',
  action: { to: number; source: Source | null },
  reader: MusketeersReader,
): string {
  const { view } = reader;
  const { rewards, row } = own(reader);
  const card = rewards[action.to] ?? '?';
  const third = countTokens(row, token) === 2;
  const parts = [
    say(view, token === 'J' ? 'hint-jewel' : 'hint-prison', {
      card,
      before: coins(view, pays(card, '-')),
      after: coins(view, pays(card, token)),
    }),
    sourceHint(token, action.source, reader),
    third ? say(view, token === 'J' ? 'hint-third-jewel' : 'hint-third-prison') : '',
  ];
  return parts.filter(Boolean).join(' ');
}

/** What a choice does, as far as this reader can know. */
export function hint(action: MusketeersAction, reader: MusketeersReader): string {
  const { view } = reader;
  const { rewards } = own(reader);
  switch (action.type) {
    case 'PlayCard':
      return cardHint(action.card, reader);
    case 'TakeJewel':
      return takeHint('J', action, reader);
    case 'TakePrison':
      return takeHint('P', action, reader);
    case 'FreePrison': {
      const card = rewards[action.slot] ?? '?';
      return say(view, 'hint-free', { card, after: coins(view, pays(card, '-')) });
    }
    case 'ReturnJewel':
      return changeHint('J', rewards[action.slot] ?? '?', reader);
    case 'GiveToken':
      return changeHint(view.pending?.token ?? 'J', rewards[action.slot] ?? '?', reader);
    case 'LayRewards':
      return hintItems(action.cards, reader);
    default:
      return '';
  }
}

function changeHint(token: 'J' | 'P', card: string, reader: MusketeersReader): string {
  const { view } = reader;
  return say(view, 'hint-loses', {
    card,
    before: coins(view, pays(card, token)),
    after: coins(view, pays(card, '-')),
  });
}

/** What laying these cards aside means. */
export function hintItems(items: string[], reader: MusketeersReader): string {
  const { view } = reader;
  const sum = cardsSum(items);
  const left = cardsSum(view.hand.filter((card) => !items.includes(card)));
  return say(view, 'hint-rewards', {
    cards: items.join(', '),
    number: items.length,
    worth: coins(view, sum),
    doubled: coins(view, 2 * sum),
    left,
  });
}

export const freeSlots = (row: string): number[] => SLOTS.filter((slot) => row[slot] === '-');
