import type { Panel } from '../../../intro/types';
import { PRINTED } from '../../../protocol/musketeers.plan';
import Aim from './Aim.svelte';
import Duel from './Duel.svelte';
import Pay from './Pay.svelte';
import Rewards from './Rewards.svelte';
import Tokens from './Tokens.svelte';

export const panels: Panel[] = [
  { id: 'aim', Picture: Aim },
  { id: 'rewards', Picture: Rewards },
  { id: 'duel', Picture: Duel },
  { id: 'tokens', Picture: Tokens },
  { id: 'pay', Picture: Pay, facts: { ...PRINTED } },
];
