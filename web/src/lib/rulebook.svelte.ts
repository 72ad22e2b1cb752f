import { session } from './session.svelte';

/** Which rule, or which game's rules page, is open over the page. */
class Rulebook {
  /** The game whose rules the rules key opens; '': the first one. */
  here = $state('');
  rule = $state<string | null>(null);
  game = $state<string | null>(null);
  /** The place in the page to show first. */
  anchor = $state('');

  showRule(id: string): void {
    this.rule = id;
  }

  showGame(game: string, anchor = ''): void {
    this.rule = null;
    this.anchor = anchor;
    this.game = game || session.firstGame;
  }

  /** From one rule to its place in the whole page. */
  showPlace(id: string): void {
    this.showGame(session.gameOfRule(id), id.toLowerCase());
  }

  close(): void {
    this.rule = null;
    this.game = null;
  }
}

export const rulebook = new Rulebook();
