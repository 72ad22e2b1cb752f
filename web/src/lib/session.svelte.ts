import type { GameInfo, Me } from '../protocol';
import { api } from './api';

/** Who plays in this browser, and what can be played: fetched once, shared by all pages. */
class Session {
  me = $state.raw<Me | null>(null);
  games = $state.raw<GameInfo[] | null>(null);
  #asking: Promise<void> | null = null;

  /** Asks the server unless it already answered; throws what `api` throws. */
  async ready(): Promise<void> {
    this.#asking ??= this.#ask();
    try {
      await this.#asking;
    } finally {
      this.#asking = null;
    }
  }

  async rename(name: string): Promise<void> {
    this.me = await api.rename(name);
  }

  /** The server no longer knows this browser: ask again. */
  forget(): void {
    this.me = null;
  }

  game(id: string): GameInfo | null {
    return this.games?.find((game) => game.id === id) ?? null;
  }

  /** The game a rule id belongs to. */
  gameOfRule(rule: string): string {
    return this.games?.find(({ prefix }) => rule.startsWith(prefix))?.id ?? '';
  }

  /** The game that is meant while none was named: the lightest. */
  get firstGame(): string {
    return this.games?.[0]?.id ?? '';
  }

  async #ask(): Promise<void> {
    if (!this.me) this.me = await api.me();
    if (!this.games) this.games = await api.games();
  }
}

export const session = new Session();
