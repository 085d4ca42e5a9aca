import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { isFiltered, withSwitches } from '../mutation/filters.ts';

/** The call tests without one of the two locks: `FILTERS=off` is read here, `RLS=off` when the database is created. */
const filtersOff: Plugin = {
  name: 'filters-off',
  enforce: 'pre',
  transform: (source, id) =>
    isFiltered(id) ? `globalThis.archwayFilterOff = () => true;\n${withSwitches(id, source)}` : null,
};

export default defineConfig({
  root: fileURLToPath(new URL('../../../', import.meta.url)),
  plugins: process.env['FILTERS'] === 'off' ? [filtersOff] : [],
  test: {
    include: ['server/src/features/**/*.test.ts', 'server/src/platform/{rpc,mail,live,events}/**/*.test.ts'],
    globalSetup: ['server/src/testing/global-setup.ts'],
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
