import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { catalogues } from './catalogues.ts';
import { icons } from './icons.ts';
import { offline } from './offline.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.DUCATS_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), icons(), catalogues(), offline()],
  base: '/',
  resolve: {
    alias: {
      $lib: here('./src/lib'),
      $locales: here('../src/ducats/locales'),
    },
    // vitest would take Svelte's server build otherwise
    conditions: mode === 'test' ? ['browser'] : undefined,
  },
  build: {
    target: 'baseline-widely-available',
    // The content security policy allows neither inline scripts nor data: addresses for code.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // On a slow machine the build is slow; that is no warning.
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        // Many small files compress badly, and each costs a request; rarer parts stay by themselves.
        codeSplitting: {
          groups: [
            {
              name: 'common',
              test: /web\/src\/(lib|shell|table|friends|protocol)\/(?!(.*\.plan|replay|options)\.ts)/,
              minShareCount: 3,
            },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    fs: {
      allow: [
        here('.'),
        here('../src/ducats/locales'),
        here('../src/ducats/games'),
        here('../docs/rules'),
      ],
    },
    proxy: {
      '/api': { target: server },
      '/ws': { target: server, ws: true },
    },
  },
  test: {
    environment: 'happy-dom',
    setupFiles: ['src/games/texts.testing.ts'],
    projects: [
      // One page for all files of a worker: a new one for each takes longer than the tests.
      {
        extends: true,
        test: {
          name: 'parts',
          include: ['src/**/*.test.ts'],
          exclude: ['src/App.test.ts'],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'whole page', include: ['src/App.test.ts'] } },
    ],
  },
}));
