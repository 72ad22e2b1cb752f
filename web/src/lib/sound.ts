import { settings } from './settings.svelte';

export type Sound = 'card' | 'chime' | 'thud' | 'reveal' | 'win' | 'lose' | 'yourTurn';

interface Tone {
  /** Hertz; two values glide. */
  pitch: [number, number?];
  at: number;
  lasts: number;
  loud: number;
  wave: OscillatorType;
}

interface Noise {
  at: number;
  lasts: number;
  loud: number;
  /** Centre of the band that is heard, in hertz. */
  band: number;
}

const tone = (
  at: number,
  lasts: number,
  pitch: [number, number?],
  loud: number,
  wave: OscillatorType = 'sine',
): Tone => ({ at, lasts, pitch, loud, wave });

/**
 * Levelled by measurement: the loudest 125 ms of each lie between -22 and -28 dB(A) at full volume, cards lowest as they are
 * heard most. Low tones need more energy than high ones to sound as loud.
 */
const TONES: Record<Sound, Tone[]> = {
  card: [],
  chime: [
    tone(0, 0.35, [1568], 0.14),
    tone(0.07, 0.45, [2349], 0.12),
    tone(0.14, 0.6, [3136], 0.06),
  ],
  thud: [tone(0, 0.25, [294, 147], 0.45, 'triangle'), tone(0.16, 0.5, [147, 98], 0.5, 'triangle')],
  reveal: [tone(0.1, 0.3, [440, 660], 0.2, 'triangle')],
  win: [
    tone(0, 0.2, [523], 0.2),
    tone(0.13, 0.2, [659], 0.2),
    tone(0.26, 0.2, [784], 0.2),
    tone(0.39, 0.7, [1047], 0.18),
  ],
  lose: [tone(0, 0.3, [392], 0.42, 'triangle'), tone(0.25, 0.6, [294, 262], 0.42, 'triangle')],
  yourTurn: [tone(0, 0.18, [659], 0.22), tone(0.14, 0.35, [880], 0.22)],
};

const NOISES: Partial<Record<Sound, Noise[]>> = {
  card: [{ at: 0, lasts: 0.09, loud: 0.8, band: 2600 }],
  thud: [{ at: 0, lasts: 0.06, loud: 0.8, band: 900 }],
  reveal: [0, 0.05, 0.1].map((at) => ({ at, lasts: 0.08, loud: 0.6, band: 2200 })),
};

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Plays a small synthesised sound if the person wants sounds. Browsers stay silent until a first click. */
export function play(sound: Sound): void {
  if (!settings.sound || settings.volume === 0 || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const out = context.createGain();
  // Perceived loudness follows a power law: squaring makes the slider feel even.
  out.gain.value = settings.volume ** 2;
  out.connect(context.destination);
  const now = context.currentTime + 0.01;
  for (const each of TONES[sound]) sing(context, out, each, now);
  for (const each of NOISES[sound] ?? []) rustle(context, out, each, now);
}

function envelope(ctx: AudioContext, out: AudioNode, from: number, lasts: number, loud: number) {
  const gain = ctx.createGain();
  gain.gain.setValueAtTime(0.0001, from);
  gain.gain.exponentialRampToValueAtTime(loud, from + Math.min(0.015, lasts / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, from + lasts);
  gain.connect(out);
  return gain;
}

function sing(
  ctx: AudioContext,
  out: AudioNode,
  { pitch, at, lasts, loud, wave }: Tone,
  now: number,
) {
  const voice = ctx.createOscillator();
  voice.type = wave;
  voice.frequency.setValueAtTime(pitch[0], now + at);
  if (pitch[1]) voice.frequency.exponentialRampToValueAtTime(pitch[1], now + at + lasts);
  voice.connect(envelope(ctx, out, now + at, lasts, loud));
  voice.start(now + at);
  voice.stop(now + at + lasts);
}

function rustle(ctx: AudioContext, out: AudioNode, { at, lasts, loud, band }: Noise, now: number) {
  hiss ??= noise(ctx);
  const source = ctx.createBufferSource();
  source.buffer = hiss;
  const filter = ctx.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = band;
  source.connect(filter).connect(envelope(ctx, out, now + at, lasts, loud));
  source.start(now + at, 0, lasts);
}

function noise(ctx: AudioContext): AudioBuffer {
  const buffer = ctx.createBuffer(1, ctx.sampleRate / 4, ctx.sampleRate);
  buffer.getChannelData(0).forEach((_, i, data) => (data[i] = Math.random() * 2 - 1));
  return buffer;
}
