import { join } from 'node:path';
import { build } from 'vite';

/** Builds the stories once for all tests. */
export async function setup(): Promise<void> {
  await build({ configFile: join(import.meta.dirname, '../workbench/vite.config.ts'), logLevel: 'warn' });
}
