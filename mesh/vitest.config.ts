import { defineConfig } from 'vitest/config';

/** Geometry and the dentition made with it: no service, no database. */
export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['mesh/**/*.test.ts', 'cast/src/dentition/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist-types/**'],
    maxWorkers: 2,
    isolate: false,
    testTimeout: 60_000,
  },
});
