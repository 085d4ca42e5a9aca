import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('../../', import.meta.url)),
  test: {
    include: ['tests/security/**/*.test.ts'],
    globalSetup: ['server/src/testing/global-setup.ts'],
    // One file at a time: in parallel, the canaries timed out on a busy machine.
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
