import type { Tx } from '../../platform/rpc/implement.ts';
import { readFiles } from '../file/public.ts';

/** What files are called now, for a history that outlives them. A voice memo has a name that says nothing. */
export async function toldFiles(
  tx: Tx,
  orgId: string,
  ids: readonly string[],
): Promise<{ files: string[]; isVoice: boolean }> {
  const rows = await readFiles(tx, orgId, ids);
  return { files: rows.map(({ name }) => name), isVoice: rows.every(({ kind }) => kind === 'voice') };
}
