import type { Panel } from '../../../intro/types';
import Aim from './Aim.svelte';
import Buy from './Buy.svelte';
import Lay from './Lay.svelte';
import Rob from './Rob.svelte';
import Veto from './Veto.svelte';

export const panels: Panel[] = [
  { id: 'aim', Picture: Aim },
  { id: 'lay', Picture: Lay },
  { id: 'rob', Picture: Rob },
  { id: 'buy', Picture: Buy },
  { id: 'veto', Picture: Veto },
];
