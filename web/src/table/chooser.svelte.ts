import type { Action, Form, Question } from '../protocol';
import { InputGuard } from './guard.svelte';

/** Gives an answer to the question of this number. */
export type Act = (action: Action, question: number) => void;

/**
 * What the reader is choosing right now. Pieces on the board and the list of choices both speak to it, so that
 * mouse, keyboard and screen reader take the same way.
 */
export class Chooser {
  question = $state.raw<Question | null>(null);
  /** Items ticked so far, for a question that wants several. */
  ticked = $state.raw<string[]>([]);
  /** The action pointed at, or waiting to be confirmed. */
  pointed = $state.raw<Action | null>(null);
  pointedItem = $state.raw<string | null>(null);
  held = $state.raw<Action | null>(null);
  /** A first half of a choice, such as the token to take; the board says what fits. */
  half = $state.raw<Record<string, unknown>>({});
  /** The amount named so far, by slider or by keyboard; nothing until one is. */
  named = $state<number | null>(null);
  /** An answer is on its way. */
  sent = $state(false);
  confirms = $state(false);
  readonly guard = new InputGuard();
  readonly #act: Act;
  #number: number | null = null;

  constructor(act: Act) {
    this.#act = act;
  }

  /** Ask something new, or nothing. A question that is already open keeps what was ticked. */
  ask(question: Question | null): void {
    if (this.open && question?.number !== this.#number) this.guard.withdrawn();
    this.question = question;
    if (!question || question.number === this.#number) return;
    this.#number = question.number;
    this.guard.asked(question.number);
    this.ticked = [];
    this.half = {};
    this.named = null;
    this.forget();
    this.sent = false;
  }

  get open(): boolean {
    return Boolean(this.question?.choices) && !this.sent;
  }

  get actions(): Action[] {
    const choices = this.question?.choices;
    return this.open && (choices?.type === 'OneOf' || choices?.type === 'OneOrForm')
      ? choices.actions
      : [];
  }

  /** Actions with amounts left open. */
  get forms(): Form[] {
    const choices = this.question?.choices;
    return this.open && choices?.type === 'OneOrForm' ? choices.forms : [];
  }

  get items(): string[] {
    const choices = this.question?.choices;
    return this.open && choices?.type === 'SomeOf' ? choices.items : [];
  }

  /** Whether the question leaves nothing to choose. */
  get isForced(): boolean {
    if (this.items.length > 0) return this.items.length === this.wanted;
    const amounts = this.forms.flatMap((form) => form.amounts);
    const answers = this.actions.length + this.forms.length;
    return answers === 1 && amounts.every(({ least, most }) => least === most);
  }

  get wanted(): number {
    const choices = this.question?.choices;
    return choices?.type === 'SomeOf' ? choices.count : 0;
  }

  get complete(): boolean {
    return this.items.length > 0 && this.ticked.length === this.wanted;
  }

  isHeld(action: Action): boolean {
    return this.held !== null && same(this.held, action);
  }

  point(action: Action | null): void {
    this.pointed = action;
  }

  /** Points at an action, or away from it: for `pointing`. */
  at(action: Action | null | undefined): (on: boolean) => void {
    return (on) => this.point(on ? (action ?? null) : null);
  }

  pointItem(item: string | null): void {
    this.pointedItem = item;
  }

  /** Names an amount; one that was held before is no longer what the reader sees. */
  name(amount: number): void {
    this.named = amount;
    this.held = null;
  }

  /** Tick or untick; a tick too many replaces the oldest. */
  toggle(item: string): void {
    if (!this.items.includes(item)) return;
    if (this.ticked.includes(item)) this.ticked = this.ticked.filter((other) => other !== item);
    else this.ticked = [...this.ticked, item].slice(-this.wanted);
  }

  /** Take an action, or hold it until it is confirmed where the reader wants that. */
  take(action: Action): void {
    if (!this.open || this.guard.stray) return;
    if (this.confirms && !same(this.held, action)) {
      this.held = action;
      return;
    }
    this.#send(action);
  }

  confirm(): void {
    if (this.guard.stray) return;
    if (this.held) this.#send(this.held);
    else if (this.complete) this.#send(this.#ofTicked());
  }

  /** Undo the half-made choice; false if there was none. */
  withdraw(): boolean {
    const had = this.held !== null || Object.keys(this.half).length > 0;
    this.half = {};
    this.forget();
    return had;
  }

  /** The server refused: the question is open again. */
  reopen(): void {
    this.sent = false;
    this.forget();
  }

  forget(): void {
    this.pointed = null;
    this.pointedItem = null;
    this.held = null;
  }

  #ofTicked(): Action {
    const choices = this.question?.choices;
    if (choices?.type !== 'SomeOf') throw new Error('nothing to tick here');
    return { type: choices.action, [choices.field]: this.ticked } as unknown as Action;
  }

  #send(action: Action): void {
    if (this.#number === null) return;
    this.forget();
    this.half = {};
    this.sent = true;
    this.guard.answered();
    this.#act(action, this.#number);
  }
}

/** An action of a form with these amounts filled in. */
export function filled(form: Form, amounts: Record<string, number>): Action {
  const { action, field } = form;
  if (field === '') return { ...action, ...amounts };
  const inner = (action as unknown as Record<string, Record<string, unknown>>)[field];
  return { ...action, [field]: { ...inner, ...amounts } };
}

/** Whether the amounts are together enough for the form. */
export const suffices = (form: Form, amounts: Record<string, number>): boolean =>
  form.amounts.reduce((sum, { name, least }) => sum + (amounts[name] ?? least), 0) >= form.total;

/** The least of one amount with which the others, as high as they go, are enough for the form. */
export function lowestOf(form: Form, name: string): number {
  const others = form.amounts.filter((each) => each.name !== name);
  const missing = others.reduce((sum, { most }) => sum - most, form.total);
  return Math.max(missing, form.amounts.find((each) => each.name === name)?.least ?? 0);
}

/** The least amounts that are together enough for the form, the first ones first. */
export function leastOf(form: Form): Record<string, number> {
  let missing = form.amounts.reduce((sum, { least }) => sum - least, form.total);
  return Object.fromEntries(
    form.amounts.map(({ name, least, most }) => {
      const more = Math.max(0, Math.min(missing, most - least));
      missing -= more;
      return [name, least + more];
    }),
  );
}

/** Of what can be chosen, the one that was chosen, or else the only one. */
export function chosenOrOnly<T>(choices: readonly T[], chosen: T | undefined): T | null {
  if (chosen !== undefined && choices.includes(chosen)) return chosen;
  return choices.length === 1 ? (choices[0] ?? null) : null;
}

export const same = (one: Action | null, other: Action | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
