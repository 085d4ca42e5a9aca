import { buildWebWithProbe } from '../harness/web-build.ts';

/** Before all journeys: the pages they walk through. */
export async function setup(): Promise<void> {
  await buildWebWithProbe();
}
