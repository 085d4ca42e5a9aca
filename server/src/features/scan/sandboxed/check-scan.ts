import { inspectScan } from '@archway/mesh/derive/inspect';
import { checkedFacts } from './checked-facts.ts';
import { meshOf } from './mesh-of.ts';
import { tell } from './tell.ts';

/** Reads a mesh again for what nobody asked when it came; nothing is made of it. */
export async function checkScan(file: Buffer): Promise<void> {
  const { mesh, ...read } = meshOf(file);
  await tell({ say: 'checked', facts: checkedFacts(inspectScan(mesh), read) });
}
