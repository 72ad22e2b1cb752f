import { cleanup, render, within } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { setLanguage } from '$lib/i18n.svelte';
import type { Form, Question } from '../protocol';
import AmountChoice from './AmountChoice.svelte';
import { Chooser } from './chooser.svelte';

beforeAll(() => setLanguage('en'));
afterEach(cleanup);

function offered(most: number): string[] {
  const amounts = [{ name: 'amount', least: 0, most, step: 100 }];
  const form = { action: { type: 'Bid' }, field: '', amounts, total: 0 } as unknown as Form;
  const chooser = new Chooser(() => undefined);
  const choices = { type: 'OneOrForm', actions: [], forms: [form] };
  chooser.ask({ number: 1, choices } as unknown as Question);
  const describe = (): string => 'Bid';
  const { container } = render(AmountChoice, {
    props: { form, chooser, describe, quick: [0, 300, 300, 600, 900] },
  });
  return within(container)
    .getAllByRole('button')
    .map((button) => button.textContent.trim());
}

test('amounts that lie far apart have buttons, those within reach each once', () => {
  expect(offered(800)).toEqual(['−', '+', '0', '300', '600', 'Bid']);
});

test('where a few steps lead everywhere, the steps suffice', () => {
  expect(offered(700)).toEqual(['−', '+', 'Bid']);
});
