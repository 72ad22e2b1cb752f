import { FALLBACK, LANGUAGES, type Language } from './languages';
import { remember, remembered } from './storage';

export { LANGUAGES, type Language };
export const THEMES = ['auto', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];
export const MOTIONS = ['auto', 'on', 'off'] as const;
/** Reduced motion: as the system says, always, or never. */
type ReducedMotion = (typeof MOTIONS)[number];

/** Speed of animations; 0: at once. */
export const SPEEDS = [0.5, 1, 2, 4, 0] as const;

interface Kept {
  theme: Theme;
  language: Language;
  sound: boolean;
  volume: number;
  reducedMotion: ReducedMotion;
  confirmMoves: boolean;
  shortcuts: boolean;
  logRules: boolean;
  speed: number;
}

const asked = (query: string): MediaQueryList | null =>
  typeof matchMedia === 'function' ? matchMedia(query) : null;
const darkSystem = asked('(prefers-color-scheme: dark)');
const calmSystem = asked('(prefers-reduced-motion: reduce)');
const isPhone = (): boolean => asked('(pointer: coarse) and (max-width: 48rem)')?.matches ?? false;

/** The first language of the browser that Ducats speaks. */
export function browserLanguage(wanted: readonly string[] = navigator.languages): Language {
  const spoken = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return (
    LANGUAGES.find((known) => known === spoken.find((s) => LANGUAGES.some((l) => l === s))) ??
    FALLBACK
  );
}

function defaults(): Kept {
  return {
    theme: 'auto',
    language: browserLanguage(),
    sound: !isPhone(),
    volume: 0.5,
    reducedMotion: 'auto',
    confirmMoves: false,
    shortcuts: true,
    logRules: false,
    speed: 1,
  };
}

function oneOf<T>(values: readonly T[], value: unknown, otherwise: T): T {
  return values.find((known) => known === value) ?? otherwise;
}

function within(low: number, high: number, value: unknown, otherwise: number): number {
  return typeof value === 'number' && value >= low && value <= high ? value : otherwise;
}

function flag(value: unknown, otherwise: boolean): boolean {
  return typeof value === 'boolean' ? value : otherwise;
}

/** Settings from storage; unusable values become the default. */
export function readSettings(raw: unknown): Kept {
  const base = defaults();
  const found = (typeof raw === 'object' && raw !== null ? raw : {}) as Record<string, unknown>;
  return {
    theme: oneOf(THEMES, found.theme, base.theme),
    language: oneOf(LANGUAGES, found.language, base.language),
    sound: flag(found.sound, base.sound),
    volume: within(0, 1, found.volume, base.volume),
    reducedMotion: oneOf(MOTIONS, found.reducedMotion, base.reducedMotion),
    confirmMoves: flag(found.confirmMoves, base.confirmMoves),
    shortcuts: flag(found.shortcuts, base.shortcuts),
    logRules: flag(found.logRules, base.logRules),
    speed: within(0, 4, found.speed, base.speed),
  };
}

/** One person's preferences on this machine. Every field is reactive; `keep` stores them. */
class Settings implements Kept {
  theme = $state<Theme>('auto');
  language = $state<Language>(FALLBACK);
  sound = $state(true);
  volume = $state(0.5);
  reducedMotion = $state<ReducedMotion>('auto');
  confirmMoves = $state(false);
  /** Shortcuts of a single key, which can get in the way of people who dictate. */
  shortcuts = $state(true);
  /** Whether every log line ends with its rule; otherwise only when pointed at. */
  logRules = $state(false);
  /** Animations run this many times as fast; 0: everything happens at once. */
  speed = $state(1);

  #darkSystem = $state(darkSystem?.matches ?? false);
  #calmSystem = $state(calmSystem?.matches ?? false);

  constructor() {
    Object.assign(this, readSettings(remembered('settings')));
    darkSystem?.addEventListener('change', (event) => (this.#darkSystem = event.matches));
    calmSystem?.addEventListener('change', (event) => (this.#calmSystem = event.matches));
  }

  get dark(): boolean {
    return this.theme === 'auto' ? this.#darkSystem : this.theme === 'dark';
  }

  /** Whether pieces should appear at their places without travelling. */
  get still(): boolean {
    if (this.speed === 0) return true;
    return this.reducedMotion === 'auto' ? this.#calmSystem : this.reducedMotion === 'on';
  }

  /** How long a movement of `ms` lasts with the chosen speed; 0 if nothing should move. */
  duration(ms: number): number {
    return this.still ? 0 : ms / this.speed;
  }

  keep(): void {
    const fields = Object.keys(defaults()) as (keyof Kept)[];
    remember('settings', Object.fromEntries(fields.map((field) => [field, this[field]])));
  }
}

export const settings = new Settings();
