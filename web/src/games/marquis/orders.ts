import { optionFields, type OptionField } from '$lib/options';
import { session } from '$lib/session.svelte';
import type { MarquisView } from '../../protocol/marquis';
import type { Standing } from '../../table/types';

/** The orders that hold until they are withdrawn. */
export const lastingOrders = (): OptionField[] =>
  optionFields(session.game('marquis')?.orders ?? {});

/** Given for one turn by its number, so that it ends by itself. */
export const allowsThisTurn = (orders: Standing['orders'], view: MarquisView): boolean =>
  orders.allow_turn === view.turns;

/** Whether the server would answer anything otherwise than by asking. */
export const areInForce = (orders: Standing['orders'], view: MarquisView): boolean =>
  allowsThisTurn(orders, view) ||
  lastingOrders().some(({ name, usual }) => (orders[name] ?? usual) !== usual);
