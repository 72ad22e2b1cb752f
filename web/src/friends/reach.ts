import { api } from '$lib/api';

/** Where friends find this server, if not at the address that this page has. */
export type Reached =
  /** The address of this page works for others, as far as one can know. */
  | { kind: 'here' }
  /** Others in the network go to another address. */
  | { kind: 'network'; origin: string }
  /** Open for others, but in no network. */
  | { kind: 'nowhere' }
  /** The server listens to this computer only. */
  | { kind: 'closed' };

const THIS_COMPUTER = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** An address that names this computer leads every other one to itself. */
export async function reached(hostname = location.hostname): Promise<Reached> {
  if (!THIS_COMPUTER.test(hostname)) return { kind: 'here' };
  const { is_open, addresses } = await api.reach();
  if (!is_open) return { kind: 'closed' };
  const [origin] = addresses;
  return origin ? { kind: 'network', origin } : { kind: 'nowhere' };
}
