/** Silhouettes in profile, cut on 100 x 120. `dark` is the paper, `light` what is cut out of it again. */
interface Portrait {
  dark: string[];
  light: string[];
  /** Fine cuts: lines without a surface. */
  lines: string[];
  /** What is held in the hand, and how far it is brought into the oval. */
  held?: string[];
  shift?: string;
}

export const MAN =
  'M46 24C56 22 63 28 64 37C65 40 64 41 65 44L71 52C72 54 70 55 67 55L67 58C69 59 69 61 67 62C69 63 68 66 67 67C68 72 65 75 60 75L57 75C57 80 58 84 62 87C74 91 82 98 86 122L12 122C14 104 22 94 34 89C39 86 40 82 39 77C31 70 28 58 29 46C30 33 36 25 46 24Z';
export const WOMAN =
  'M47 26C56 25 62 30 63 38C63 41 63 42 64 44L69 51C70 53 68 54 66 54L66.5 57C68 58 68 60 66 61C67.5 62 67 64.5 66 65.5C66 70 63 72 58 72L55 72C54 78 55 84 58 87C66 90 72 92 76 100C80 106 80 112 82 122L18 122C20 106 26 96 36 90C42 86 43 80 42 74C34 69 30 58 31 47C32 34 38 27 47 26Z';

const CAP = [0, -1, 2, 8, 14, 18];

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}A${r} ${r} 0 1 0 ${x + r} ${y}A${r} ${r} 0 1 0 ${x - r} ${y}Z`;

export const PORTRAITS: Record<string, Portrait> = {
  // A hood drawn over the brow, and a dagger.
  A: {
    dark: [
      MAN,
      'M58 12C34 4 18 26 20 54C21 72 24 82 17 92C9 100 7 112 7 124L62 124C50 108 46 96 48 84C44 72 43 56 49 45C53 38 60 36 69 42C70 30 68 18 58 12Z',
    ],
    light: [],
    held: [
      'M77 72L82 96L77 101L72 96Z',
      'M67 101h20v3.4h-20z',
      'M75 104.4h4v12h-4z',
      disc(77, 118, 2.6),
    ],
    shift: 'translate(-13 -1)',
    lines: [
      'M68 41C58 36 50 41 47 50C44 62 46 76 50 86C52 98 58 110 64 120',
      'M26 60C27 76 28 86 22 98',
    ],
  },
  // A tower of hair with feathers and curls; pearls.
  C: {
    dark: [
      WOMAN,
      'M42 60C26 54 20 36 27 22C33 6 54 0 66 9C76 17 73 31 64 37C60 35 56 37 54 43C51 51 47 56 45 62Z',
      'M60 10C62 -4 78 -6 86 4C78 4 71 8 66 16Z',
      'M50 6C48 -6 60 -12 70 -8C63 -6 58 0 57 8Z',
      disc(32, 62, 7),
      disc(29, 74, 6.5),
      disc(33, 85, 6),
    ],
    light: [
      ...[44, 48, 52, 56].map((x, index) => disc(x, 79 + index * 1.4, 1.9)),
      disc(43, 62, 1.8),
      disc(43, 66.5, 2.6),
    ],
    lines: [
      'M31 26C40 16 54 14 66 20',
      'M29 38C40 26 54 24 67 28',
      'M27 62A5 5 0 0 1 37 62',
      'M24 74A5 5 0 0 1 34 74',
      'M64 12C70 6 76 3 82 4',
    ],
  },
  // A velvet cap, a pointed beard, and a stone held to the light.
  D: {
    dark: [
      MAN,
      'M26 44C22 26 34 15 50 15C66 15 76 24 77 33C72 38 62 35 56 35C46 35 40 40 36 50C31 52 27 50 26 44Z',
      'M56 66C60 70 64 69 68 65C72 74 68 86 61 92C56 86 54 74 56 66Z',
    ],
    light: [],
    held: ['M62 98L69 90L85 90L92 98L77 117Z'],
    shift: 'translate(-17 -12)',
    lines: ['M27 43C33 33 46 29 60 29'],
  },
  // The brim low, the collar high, and a letter that somebody wants back.
  E: {
    dark: [
      MAN,
      'M10 42C28 31 66 28 92 36C94 39 91 43 86 42C64 38 36 41 16 49C9 49 7 45 10 42Z',
      'M30 41C26 16 38 9 49 11C60 8 68 16 67 36Z',
      'M22 104C24 84 34 76 42 80L60 76C66 84 66 94 62 104Z',
    ],
    light: [],
    held: ['M58 92h32v22h-32z'],
    shift: 'translate(-16 -12)',
    lines: ['M31 34C42 29 56 28 67 30', 'M44 82C48 90 54 96 62 98'],
  },
  // A plume, a moustache, and a fan of cards.
  F: {
    dark: [
      MAN,
      'M14 35C32 44 60 42 86 25C87 34 78 43 60 45C42 48 20 47 14 35Z',
      'M31 40C29 18 40 11 51 12C63 12 68 21 69 35Z',
      'M36 24C22 2 2 8 2 28C12 18 22 24 31 38Z',
      'M64 56C69 54 74 57 79 52C78 60 70 62 64 59Z',
    ],
    light: [],
    held: [
      'M56 94L66 90L76 113L66 117Z',
      'M68 89L79 89L79 114L68 114Z',
      'M81 90L91 94L82 117L73 113Z',
    ],
    shift: 'translate(-15 -12)',
    lines: ['M32 34C44 38 58 37 69 32', 'M7 22C16 17 24 24 31 34'],
  },
  // A turban with a jewel, a veil, and the crystal ball.
  H: {
    dark: [
      WOMAN,
      'M26 46C16 26 34 9 52 11C70 12 76 28 67 39C58 35 44 37 36 49C31 53 28 51 26 46Z',
      'M28 46C18 62 20 86 8 110L36 104C38 86 32 66 36 50Z',
      'M56 14C56 4 62 -2 68 -4C68 4 66 10 62 15Z',
    ],
    light: [disc(60, 20, 3)],
    held: [disc(75, 102, 14)],
    shift: 'translate(-17 -12)',
    lines: ['M27 42C34 28 50 22 70 30', 'M31 28C42 18 56 17 70 24', 'M43 61A3.4 3.4 0 1 0 43.1 61'],
  },
  // A skullcap, bands, and a cross on the breast.
  K: {
    dark: [
      MAN,
      'M29 44C26 26 38 17 50 18C60 19 65 25 65 33C52 29 40 33 31 46Z',
      'M57 70C64 76 66 80 60 86C54 86 52 78 57 70Z',
    ],
    light: [
      'M38 85C46 88 54 88 61 85L63 91C54 95 44 95 36 92Z',
      'M55 98h5v6h6v5h-6v13h-5v-13h-6v-5h6z',
    ],
    lines: ['M30 46C40 33 52 29 65 33'],
  },
  // The powdered wig with its queue and bow, lace, and the star of an order.
  M: {
    dark: [
      MAN,
      'M40 49C24 46 22 27 33 18C45 9 62 14 66 28C60 27 55 31 53 38C50 46 46 50 40 49Z',
      'M31 69L16 61L18 79Z',
      'M30 71L20 84L35 82Z',
      'M27 76C20 90 24 100 17 112L27 109C31 96 33 86 33 78Z',
    ],
    light: [
      'M57 82C66 85 68 91 63 95C70 98 70 105 64 108C69 112 66 118 60 120C56 114 54 106 56 101C52 95 53 88 57 82Z',
      'M34 97L36 102.500L41.500 103L37.500 107L38.700 112.500L34 109.500L29.300 112.500L30.500 107L26.500 103L32 102.500Z',
    ],
    lines: [
      'M33 53C38 49 46 49 50 53C46 57 38 57 33 53',
      'M32 62C37 58 45 58 49 62C45 66 37 66 32 62',
      'M30 26C40 18 54 18 64 26',
      'M28 34C38 26 48 25 56 30',
    ],
  },
  // The long wig of the court, and its bands.
  S: {
    dark: [
      MAN,
      'M42 16C22 16 14 38 20 56C12 66 14 84 16 98C26 106 42 104 48 96C50 86 45 78 47 69C42 60 44 48 50 41C55 35 61 34 67 36C67 22 54 15 42 16Z',
    ],
    light: ['M54 86L49 112L58 112L60 88Z', 'M61 88L63 112L72 109L66 87Z'],
    lines: [
      'M30 26C40 20 52 21 62 30',
      'M24 40C32 31 42 29 52 34',
      'M21 56C28 46 36 44 43 47',
      'M18 72C26 62 34 60 43 62',
      'M18 86C26 78 36 76 45 78',
      'M20 97C28 91 38 90 47 92',
    ],
  },
  // A frilled cap, a shawl, and a purse that is not hers.
  T: {
    dark: [
      WOMAN,
      'M27 54C16 42 20 20 41 14C60 9 72 22 67 36C60 33 51 35 46 43C42 52 35 58 27 54Z',
      ...[0, 1, 2, 3, 4, 5].map((step) => disc(66 - step * 6.6, 36 + (CAP[step] ?? 0), 4.6)),
      'M14 122C14 100 30 88 40 86L62 92C58 104 40 116 34 122Z',
    ],
    light: [],
    held: [
      'M70 95C62 101 60 110 65 116C72 120 83 120 89 116C94 110 91 101 83 95Z',
      'M70 88C74 91 79 91 83 88L81 94H72Z',
    ],
    shift: 'translate(-18 -12)',
    lines: ['M26 48C34 34 48 28 66 31', 'M20 112C30 100 44 96 56 98'],
  },
  // Three corners, a mask, a cape, and a pistol.
  W: {
    dark: [
      MAN,
      'M8 37C22 18 40 28 51 13C62 26 84 18 94 34C78 40 66 37 55 39C40 42 24 46 8 37Z',
      'M10 124C10 98 24 78 40 74L46 92L62 88C66 100 60 114 58 124Z',
    ],
    light: ['M45 41.500L66 41L69 47.500L60 49.500L45 47Z'],
    held: ['M58 101L92 92L93.500 98L72 104.500L70 118L62.500 118L64 106.500L58 107Z'],
    shift: 'translate(-14 -9)',
    lines: ['M12 36C26 30 40 34 51 24C62 32 78 30 90 34', 'M41 78C42 88 46 98 52 108'],
  },
};
