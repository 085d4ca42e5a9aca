import type { Tx } from '../../platform/rpc/implement.ts';
import { readFiles } from '../file/public.ts';

/** What files are called now, for a history that outlives them. */
export async function fileNames(tx: Tx, orgId: string, ids: readonly string[]): Promise<string[]> {
  return (await readFiles(tx, orgId, ids)).map(({ name }) => name);
}
