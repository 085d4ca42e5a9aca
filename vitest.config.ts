import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{cast,contract,rules,locales,server,sandbox,tools,web}/**/*.test.ts',
      'tests/{gate,harness,laws,proof}/**/*.test.ts',
    ],
    exclude: [
      '**/node_modules/**',
      '**/dist-types/**',
      'cast/src/dentition/**',
      ...(process.env['LONG_TESTS'] === 'yes' ? [] : ['**/*.long.test.ts']),
    ],
    globalSetup: ['server/src/testing/global-setup.ts'],
    maxWorkers: 2,
    // Loading the server costs more than most tests of it: each worker does it once. A test that needs a module in
    // its first state says so with `vi.resetModules()`.
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
