import { has, kebab, t, type Arguments } from '$lib/i18n.svelte';
import type { Action, Consequences, Fact, Question } from '../protocol';
import { filled, same } from './chooser.svelte';
import type { Reader } from './types';

/** Fields of facts that name a player. */
const SEATS = new Set([
  'auctioneer',
  'culprit',
  'leader',
  'master',
  'other',
  'owner',
  'payer',
  'receiver',
  'thief',
  'victim',
]);

/** What the rules say about an answer: one that is listed, or a form whose amounts are filled in. */
export function factsOf(
  action: Action,
  question: Question,
  consequences: Consequences | null,
): Fact[] {
  const { choices } = question;
  if (!consequences?.answers || !choices || choices.type === 'SomeOf') return [];
  const listed = choices.actions.findIndex((each) => same(each, action));
  if (listed >= 0) return consequences.answers[listed] ?? [];
  if (choices.type === 'OneOf') return [];
  const form = choices.forms.findIndex((each) => {
    const fields = action as unknown as Record<string, unknown>;
    const given = (each.field ? fields[each.field] : fields) as Record<string, number> | undefined;
    if (!given) return false;
    const amounts = each.amounts.map(({ name }) => [name, given[name] ?? 0] as const);
    return same(filled(each, Object.fromEntries(amounts)), action);
  });
  return form < 0 ? [] : (consequences.answers[choices.actions.length + form] ?? []);
}

/** What the rules say about the items ticked so far. */
export function factsOfItems(
  items: string[],
  question: Question,
  consequences: Consequences | null,
): Fact[] {
  const { choices } = question;
  if (!consequences?.answers || choices?.type !== 'SomeOf') return [];
  return items.flatMap((item) => consequences.answers?.[choices.items.indexOf(item)] ?? []);
}

function argument(key: string, value: unknown, names: string[]): Arguments[string] {
  if (value === null || value === undefined) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return SEATS.has(key) ? (names[value] ?? '?') : value;
  return typeof value === 'string' ? value : '';
}

/** Facts in words, one sentence after the other. */
export function factsText(game: string, facts: Fact[], reader: Reader): string {
  return facts
    .map((fact) => {
      const fields = Object.entries(fact).map(([key, value]) => [
        key,
        argument(key, value, reader.names),
      ]);
      return t(`${game}-hint-${kebab(fact.type)}`, Object.fromEntries(fields) as Arguments);
    })
    .join(' ');
}

/** What follows from an answer: what it always means, and what the rules foresee at this table. */
export function hintText(game: string, action: Action, facts: Fact[], reader: Reader): string {
  const meaning = `${game}-means-${kebab(action.type)}`;
  return [has(meaning) ? t(meaning) : '', factsText(game, facts, reader)].filter(Boolean).join(' ');
}
