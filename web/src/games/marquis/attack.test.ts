import { expect, test } from 'vitest';
import type { MarquisEvent, MarquisView } from '../../protocol/marquis';
import { attackOn } from './beats';
import { opening } from './fixture';

const asked = (id: string, choices: unknown = {}, veto_played: number | null = null): MarquisView =>
  ({
    ...opening,
    veto_played,
    question: { ...opening.question, id: `marquis.${id}`, choices },
    matter: { effect: 'robbery', culprit: 2, victim: 0 },
  }) as unknown as MarquisView;

const taken = { type: 'CoinsTaken', culprit: 1, victim: 3, coins: 1 } as unknown as MarquisEvent;
const laid = { type: 'CardLaid', seat: 1 } as unknown as MarquisEvent;

test('an attack is marked while it is seen, and while a Veto may stop it', () => {
  expect(attackOn(asked('lay_card'), taken)).toMatchObject({ culprit: 1, victim: 3 });
  expect(attackOn(asked('may_veto'), null)).toMatchObject({ culprit: 2, victim: 0 });
});

test('it stays marked as long as a Veto is disputed, by whomever', () => {
  const price = { type: 'PriceDemanded', seat: 1, culprit: 2 } as unknown as MarquisEvent;
  expect(attackOn(asked('intervene', {}, 0), null)).toMatchObject({ culprit: 2, victim: 0 });
  expect(attackOn(asked('answer_price', null, 0), price)).toMatchObject({ culprit: 2, victim: 0 });
});

test('nothing is marked for other events, other questions and questions to others', () => {
  expect(attackOn(asked('may_veto'), laid)).toBeNull();
  expect(attackOn(asked('lay_card'), null)).toBeNull();
  expect(attackOn(asked('may_veto', null), null)).toBeNull();
});
