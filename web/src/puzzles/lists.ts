import { NO_HELP } from '../help/load';
import { ABSENCE_SECONDS, type PuzzleInfo, type PuzzleList, type TableInfo } from '../protocol';

export const FILTERS = ['all', 'open', 'missed'] as const;
export type Filter = (typeof FILTERS)[number];

export function fits(puzzle: PuzzleInfo, filter: Filter): boolean {
  if (filter === 'all') return true;
  return filter === 'open' ? puzzle.mine === '' : puzzle.mine === 'missed';
}

/** The puzzles of each game, in the order of the list. */
export function gamesOf(list: PuzzleList): { game: string; puzzles: PuzzleInfo[] }[] {
  const games = [...new Set(list.puzzles.map(({ game }) => game))];
  return games.map((game) => ({
    game,
    puzzles: list.puzzles.filter((each) => each.game === game),
  }));
}

/** The next puzzle to try: of the same game, the first after this one that was not tried; null: none is left. */
export function nextAfter(list: PuzzleList, id: string): string | null {
  const here = list.puzzles.find((each) => each.id === id);
  const own = list.puzzles.filter(({ game }) => game === here?.game);
  const place = own.findIndex((each) => each.id === id);
  const turned = [...own.slice(place + 1), ...own.slice(0, Math.max(0, place))];
  return turned.find(({ mine }) => mine === '')?.id ?? null;
}

/** A puzzle has no table on the server; this is one to sit at. */
export function tableOf(game: string, seats: number, me: number, options: object): TableInfo {
  const chair = {
    name: '',
    player: null,
    level: null,
    online: true,
    stand_in: false,
    promise: null,
    share: null,
  };
  return {
    id: 'puzzle',
    game,
    status: 'playing',
    seats: Array.from({ length: seats }, (_, seat) => ({
      ...chair,
      kind: seat === me ? ('person' as const) : ('bot' as const),
    })),
    options: { ...options },
    corrected: false,
    public: false,
    absence: { mode: 'wait', seconds: ABSENCE_SECONDS },
    answer_window: 0,
    help: NO_HELP,
    creator: '',
    created: '',
    moments: 0,
    commitment: '',
    outcome: null,
    rematch: null,
    imported: false,
    what_if: null,
    deal: null,
    attendance: [],
    removed: [],
  };
}
