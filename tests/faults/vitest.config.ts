import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('../../', import.meta.url)),
  test: {
    include: ['tests/faults/**/*.test.ts'],
    // Each run has five processes that start again and again: one at a time.
    fileParallelism: false,
    testTimeout: 150_000,
    hookTimeout: 90_000,
  },
});
