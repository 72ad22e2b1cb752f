import { kebab, t, type Arguments } from '$lib/i18n.svelte';
import type { MusketeersAction, MusketeersEvent, MusketeersView } from '../../protocol';
import type { CardsRevealed, HandEnded, Source } from '../../protocol/musketeers';
import type { Line, Reader } from '../../table/types';
import { face, pays, slotsWith, valueOf } from './cards';

export type MusketeersReader = Reader<MusketeersView>;

/** A text of this game; every text may use the table's labels. */
export function say(view: MusketeersView, id: string, args: Arguments = {}): string {
  return t(`musketeers-${id}`, { labels: view.options.labels, ...args });
}

export const coins = (view: MusketeersView, count: number): string => say(view, 'coins', { count });

/** A card in words: for screen readers and long texts. */
export function cardLabel(view: MusketeersView, card: string | null): string {
  return card === null ? say(view, 'card-back') : say(view, 'card', { ...face(card) });
}

const nameOf = (reader: MusketeersReader, seat: number): string => reader.names[seat] ?? '?';

function from(reader: MusketeersReader, source: Source | null | undefined): Arguments {
  if (!source) return { source: 'centre', victim: '', victimSlot: 0 };
  return {
    source: 'player',
    victim: nameOf(reader, source.seat),
    victimSlot: source.slot === null ? 0 : source.slot + 1,
  };
}

function revealLine(event: CardsRevealed, reader: MusketeersReader): Line {
  const cards = event.cards.map((card, seat) => {
    const text = `${nameOf(reader, seat)} ${card ?? '?'}`;
    return seat === event.jailed ? `(${text})` : text;
  });
  const args = {
    cards: cards.join(', '),
    sum: event.sum,
    guard: event.guard,
    result: event.won ? 'won' : 'lost',
    name: nameOf(reader, event.seat),
  };
  return {
    text: say(reader.view, 'event-cards-revealed', args),
    short: say(reader.view, 'verdict', args),
    rule: event.rule,
    seats: [event.seat],
    tone: event.won ? 'good' : 'bad',
  };
}

export function scoreList(event: HandEnded, reader: MusketeersReader): string {
  return event.scores
    .map((score, seat) => `${nameOf(reader, seat)} +${score} (${event.totals[seat] ?? 0})`)
    .join(', ');
}

/** One line of the log, in the reader's language; nothing for what only concerns another's hidden cards. */
export function describeEvent(event: MusketeersEvent, reader: MusketeersReader): Line | null {
  const { view } = reader;
  const line = (id: string, args: Arguments, seats: number[], tone?: Line['tone']): Line => ({
    text: say(view, `event-${id}`, args),
    rule: event.rule,
    seats,
    tone,
  });
  switch (event.type) {
    case 'Sealed':
      return null;
    case 'HandBegan':
      return line(
        'hand-began',
        { hand: event.hand, removed: event.removed.join(', ') },
        [],
        'head',
      );
    case 'HandDealt':
      if (!event.cards) return null;
      return line(
        'hand-dealt',
        { name: nameOf(reader, event.seat), cards: event.cards.join('  ') },
        [event.seat],
      );
    case 'RewardsLaid':
      if (!event.cards) return null;
      return line(
        'rewards-laid',
        { name: nameOf(reader, event.seat), cards: event.cards.join('  ') },
        [event.seat],
      );
    case 'GuardTurned': {
      const jailed = event.jailed === null ? '' : nameOf(reader, event.jailed);
      const args = { duel: event.duel, guard: event.guard, name: jailed };
      return line('guard-turned', { ...args, jailed: jailed ? 'yes' : 'no' }, []);
    }
    case 'CardsRevealed':
      return revealLine(event, reader);
    case 'JewelTaken':
    case 'PrisonTaken': {
      const args = { name: nameOf(reader, event.seat), slot: event.to + 1 };
      const seats = event.source ? [event.seat, event.source.seat] : [event.seat];
      return line(kebab(event.type), { ...args, ...from(reader, event.source) }, seats);
    }
    case 'PrisonFreed':
    case 'JewelReturned':
      return line(kebab(event.type), { name: nameOf(reader, event.seat), slot: event.slot + 1 }, [
        event.seat,
      ]);
    case 'Jailed':
      return line('jailed', { name: nameOf(reader, event.seat) }, [event.seat], 'bad');
    case 'Released':
      return line('released', { name: nameOf(reader, event.seat) }, [event.seat], 'good');
    case 'HandEnded': {
      const args = { hand: event.hand, reason: kebab(event.reason) };
      return line('hand-ended', { ...args, scores: scoreList(event, reader) }, [], 'head');
    }
    case 'MatchEnded': {
      const names = event.winners.map((seat) => nameOf(reader, seat)).join(', ');
      const args = { names, count: event.winners.length };
      return line('match-ended', { ...args, total: Math.max(...event.totals) }, [], 'head');
    }
  }
}

function ownCard(reader: MusketeersReader, slot: number): string {
  const { me, view } = reader;
  return (me === null ? null : view.places[me]?.rewards[slot]) ?? '?';
}

/** A choice as a plain sentence. */
export function describeAction(action: MusketeersAction, reader: MusketeersReader): string {
  const { view, me } = reader;
  switch (action.type) {
    case 'LayRewards':
      return say(view, 'action-lay-rewards', { cards: action.cards.join(', ') });
    case 'PlayCard': {
      const jailed = me !== null && view.places[me]?.jailed ? 'yes' : 'no';
      return say(view, 'action-play-card', { card: action.card, jailed, ...face(action.card) });
    }
    case 'TakeJewel':
    case 'TakePrison':
      return say(view, `action-${kebab(action.type)}`, {
        slot: action.to + 1,
        card: ownCard(reader, action.to),
        ...from(reader, action.source),
      });
    case 'FreePrison':
    case 'ReturnJewel':
      return say(view, `action-${kebab(action.type)}`, {
        slot: action.slot + 1,
        card: ownCard(reader, action.slot),
      });
    case 'GiveToken':
      return say(view, 'action-give-token', {
        slot: action.slot + 1,
        card: ownCard(reader, action.slot),
        token: view.pending?.token ?? 'J',
        name: nameOf(reader, view.pending?.seat ?? 0),
      });
    case 'DealCard':
    case 'ShuffleSlots':
    case 'TurnGuard':
      return '';
  }
}

function duelArguments(reader: MusketeersReader, seat: number): Arguments {
  const duel = reader.view.duels.at(-1);
  return {
    name: nameOf(reader, seat),
    sum: duel?.sum ?? 0,
    guard: duel?.guard ?? 0,
    card: duel?.cards[seat] ?? '?',
  };
}

/** What the one asked may do, in one word that the texts know. */
function tokenWays(reader: MusketeersReader): string {
  const choices = reader.view.question?.choices;
  const actions = choices?.type === 'OneOf' ? choices.actions : [];
  const kinds = new Set<string>(actions.map((action) => action.type));
  if (kinds.has('ReturnJewel')) return 'return';
  const steals = actions.some((action) => 'source' in action && action.source !== null);
  const take = steals ? 'player' : 'centre';
  if (!kinds.has('FreePrison')) return take;
  return kinds.size > 1 ? `${take}-or-free` : 'free';
}

function commitPrompt(reader: MusketeersReader): string {
  const { view, me } = reader;
  const jailed = me !== null && view.places[me]?.jailed;
  return say(view, 'question-commit-card', {
    duel: view.duel,
    guard: view.guard ?? 0,
    fighters: view.seats - (view.places.some((place) => place.jailed) ? 1 : 0),
    jailed: jailed ? 'yes' : 'no',
  });
}

function waitText(reader: MusketeersReader): string {
  const { view } = reader;
  const question = view.question;
  if (!question) return view.outcome ? say(view, 'wait-over') : say(view, 'wait-moment');
  const names = question.waiting.map((seat) => nameOf(reader, seat)).join(', ');
  const seat = question.waiting[0] ?? 0;
  const mine = question.mine;
  switch (question.id) {
    case 'musketeers.lay_rewards':
      return say(view, 'wait-lay-rewards', {
        names,
        cards: mine?.type === 'LayRewards' ? mine.cards.join(', ') : '',
        mine: mine ? 'yes' : 'no',
      });
    case 'musketeers.commit_card':
      return say(view, 'wait-commit-card', {
        names,
        guard: view.guard ?? 0,
        card: mine?.type === 'PlayCard' ? mine.card : '',
        mine: mine ? 'yes' : 'no',
      });
    case 'musketeers.give_token':
      return say(view, 'wait-give-token', { name: names, token: view.pending?.token ?? 'J' });
    case 'musketeers.winner_token':
      return say(view, 'wait-winner-token', duelArguments(reader, seat));
    default:
      return say(view, 'wait-loser-token', duelArguments(reader, seat));
  }
}

/** One sentence: what to do, and why. */
export function promptText(reader: MusketeersReader): string {
  const { view, me } = reader;
  const question = view.question;
  if (!question?.choices || me === null) return waitText(reader);
  switch (question.id) {
    case 'musketeers.lay_rewards':
      return say(view, 'question-lay-rewards', { hand: view.hand_number });
    case 'musketeers.commit_card':
      return commitPrompt(reader);
    case 'musketeers.give_token':
      return say(view, 'question-give-token', {
        token: view.pending?.token ?? 'J',
        name: nameOf(reader, view.pending?.seat ?? 0),
      });
    case 'musketeers.winner_token':
      return say(view, 'question-winner-token', {
        ...duelArguments(reader, me),
        ways: tokenWays(reader),
      });
    default:
      return say(view, 'question-loser-token', {
        ...duelArguments(reader, me),
        ways: view.pending ? 'follow' : tokenWays(reader),
      });
  }
}

/** What a player would be paid if the hand ended now; null where a card is hidden from the reader. */
export function worth(view: MusketeersView, seat: number): number | null {
  const place = view.places[seat];
  if (!place || place.rewards.length === 0) return null;
  let sum = 0;
  for (const [slot, card] of place.rewards.entries()) {
    if (card === null) return null;
    sum += pays(card, place.row[slot]);
  }
  return sum;
}

export const cardsSum = (cards: string[]): number =>
  cards.reduce((sum, card) => sum + valueOf(card), 0);

export const countTokens = (row: string, token: string): number => slotsWith(row, token).length;
