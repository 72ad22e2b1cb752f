import { has, kebab } from '$lib/i18n.svelte';
import type { Action, Consequences, Fact, Question } from '../protocol';
import { filled, same } from './chooser.svelte';
import { say } from './telling';
import type { Reader } from './types';

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

const hintId = (fact: Fact, reader: Reader, part: string): string | null => {
  const id = `hint-${kebab(fact.type)}.${part}`;
  return has(`${reader.view.game}-${id}`) ? id : null;
};

/** Facts in words, one sentence after the other; with an answer, what they come to once it is given. */
export const factsText = (facts: Fact[], reader: Reader, answer: Action | null = null): string =>
  facts
    .map((fact) => {
      const after = answer && hintId(fact, reader, 'after');
      if (after) return say(reader, after, { ...answer, ...fact });
      return say(reader, `hint-${kebab(fact.type)}`, fact);
    })
    .join(' ');

/** What several ticked items come to: their numbers added up, where the catalogue has words for it. */
export function itemsText(facts: Fact[], reader: Reader): string {
  const [first, ...others] = facts;
  const id = first && others.length > 0 ? hintId(first, reader, 'together') : null;
  if (!first || !id || others.some(({ type }) => type !== first.type)) {
    return factsText(facts, reader);
  }
  const sums = Object.entries(first).map(([field, value]: [string, unknown]) => {
    const added = facts.reduce((sum, fact) => sum + Number(fact[field as keyof Fact]), 0);
    return [field, typeof value === 'number' ? added : value] as const;
  });
  return say(reader, id, { ...Object.fromEntries(sums), count: facts.length });
}

/** What follows from an answer: what it always means, and what the rules foresee at this table. */
export function hintText(action: Action, facts: Fact[], reader: Reader): string {
  const meaning = `means-${kebab(action.type)}`;
  const fields = { ...reader.view, ...action };
  const always = has(`${reader.view.game}-${meaning}`) ? say(reader, meaning, fields) : '';
  return [always, factsText(facts, reader, action)].filter(Boolean).join(' ');
}
