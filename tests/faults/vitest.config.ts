import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('../../', import.meta.url)),
  test: {
    include: ['tests/faults/**/*.test.ts'],
    // One file at a time: each run starts five processes again and again.
    fileParallelism: false,
    testTimeout: 150_000,
    hookTimeout: 90_000,
  },
});
