import { defineConfig } from 'vitest/config';

/** What can be proven without a picture. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['src/**/*.test.ts'],
    exclude: ['src/**/*.browser.test.ts'],
    maxWorkers: 2,
    isolate: false,
    testTimeout: 90_000,
  },
});
