import { has, kebab, t, type Arguments } from '$lib/i18n.svelte';
import type { Action, Event, View } from '../../protocol';
import type { GamePlugin, Reader } from '../types';
import PlainBoard from './PlainBoard.svelte';

type Message = { type: string } & Record<string, unknown>;

const named = (field: string, value: unknown, reader: Reader): string =>
  field === 'seat' && typeof value === 'number'
    ? (reader.names[value] ?? `${value}`)
    : typeof value === 'string'
      ? value
      : JSON.stringify(value);

/** The text of a message, whose arguments are its fields; without one, its name and its fields. */
function told(game: string, kind: string, message: Action | Event, reader: Reader): string {
  const { type, ...fields } = message as unknown as Message;
  const shown = Object.entries(fields)
    .filter(([field]) => field !== 'rule')
    .map(([field, value]): [string, string] => [field, named(field, value, reader)]);
  const id = `${game}-${kind}-${kebab(type)}`;
  if (has(id)) return t(id, Object.fromEntries(shown) as Arguments);
  return [type, ...shown.map(([field, value]) => `${field} ${value}`)].join(' ');
}

/** The board of a game that has none of its own: the table as a list of its fields, the choices as a list. */
export function plain(id: string): GamePlugin {
  const question = (view: View): View['question'] => view.question;
  return {
    id,
    Board: PlainBoard,
    listsChoices: true,
    pauses: () => false,
    beat: () => ({ hold: 300, flights: [] }),
    describeEvent: (event, reader) =>
      event.type === 'Sealed'
        ? null
        : {
            text: told(id, 'event', event, reader),
            rule: event.rule,
            seats: 'seat' in event && typeof event.seat === 'number' ? [event.seat] : [],
          },
    describeAction: (action, reader) => told(id, 'action', action, reader),
    describeItem: (item) => item,
    promptText: ({ view }) => {
      const asked = question(view)?.id.replace('.', '-question-');
      const text = asked && kebab(asked);
      return text && has(text) ? t(text) : t('table-your-turn');
    },
    question,
    totals: (view) => Array.from({ length: view.seats }, () => null),
    jailed: () => null,
    committed: () => [],
    rounds: () => [],
    money: (amount) => `${amount}`,
    decisive: () => [],
    tour: [],
  };
}
