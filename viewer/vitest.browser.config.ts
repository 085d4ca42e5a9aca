import { defineConfig } from 'vitest/config';

/** The viewer in a real browser, on jaws that are made for it. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['src/**/*.browser.test.ts'],
    globalSetup: ['testing/build-workbench.ts'],
    maxWorkers: 1,
    testTimeout: 180_000,
    hookTimeout: 300_000,
  },
});
