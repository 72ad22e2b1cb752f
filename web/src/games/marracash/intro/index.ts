import type { Panel } from '../../../intro/types';
import Aim from './Aim.svelte';
import Auction from './Auction.svelte';
import Lead from './Lead.svelte';
import Line from './Line.svelte';
import Pay from './Pay.svelte';

export const panels: Panel[] = [
  { id: 'aim', Picture: Aim },
  { id: 'auction', Picture: Auction },
  { id: 'lead', Picture: Lead },
  { id: 'pay', Picture: Pay },
  { id: 'line', Picture: Line },
];
