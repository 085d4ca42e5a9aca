import { buildWebWithProbe } from '../harness/web-build.ts';

/** Before all journeys: the pages they walk through. The gate builds them once for all its steps. */
export async function setup(): Promise<void> {
  if (process.env['PAGES_ARE_BUILT'] !== 'yes') await buildWebWithProbe();
}
