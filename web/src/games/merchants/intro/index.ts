import type { Panel } from '../../../intro/types';
import Aim from './Aim.svelte';
import Buy from './Buy.svelte';
import Drive from './Drive.svelte';
import Load from './Load.svelte';
import Sell from './Sell.svelte';

export const panels: Panel[] = [
  { id: 'aim', Picture: Aim },
  { id: 'buy', Picture: Buy },
  { id: 'load', Picture: Load },
  { id: 'drive', Picture: Drive },
  { id: 'sell', Picture: Sell },
];
