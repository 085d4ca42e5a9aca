import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { isFiltered, withSwitches } from '../mutation/filters.ts';

/** The call tests with one of the two locks taken away: `FILTERS=off` here, `RLS=off` where the database is made. */
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
