import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from './settings.svelte';
import { play, type Sound } from './sound';

let started: string[] = [];

const parameter = () => ({
  value: 0,
  setValueAtTime: () => undefined,
  exponentialRampToValueAtTime: () => undefined,
});

function node(kind: string): Record<string, unknown> {
  return {
    gain: parameter(),
    frequency: parameter(),
    connect: (next: unknown) => next,
    start: () => started.push(kind),
    stop: () => undefined,
  };
}

class FakeContext {
  state = 'running';
  currentTime = 0;
  sampleRate = 8000;
  destination = {};
  createGain = () => node('gain');
  createOscillator = () => node('tone');
  createBufferSource = () => node('noise');
  createBiquadFilter = () => node('filter');
  createBuffer = () => ({ getChannelData: () => new Float32Array(2000) });
}

beforeEach(() => {
  started = [];
  vi.stubGlobal('AudioContext', FakeContext);
  settings.sound = true;
  settings.volume = 0.5;
});
afterEach(() => vi.unstubAllGlobals());

test.each<Sound>(['card', 'chime', 'thud', 'reveal', 'win', 'lose', 'yourTurn'])(
  '%s can be heard',
  (sound) => {
    play(sound);
    expect(started.length).toBeGreaterThan(0);
  },
);

test('nothing is heard when sounds are off or the volume is down', () => {
  settings.sound = false;
  play('win');
  settings.sound = true;
  settings.volume = 0;
  play('win');
  expect(started).toEqual([]);
});
