import { join } from 'node:path';
import { build } from 'vite';

/** Builds the page once for all tests. */
export async function setup(): Promise<void> {
  await build({ configFile: join(import.meta.dirname, '../workbench/vite.config.ts'), logLevel: 'error' });
}
