import type { Tx } from '../../platform/rpc/implement.ts';
import { readFiles } from '../file/public.ts';
import { listCaseFiles } from './case-file.repository.ts';

/** Whether all these files are in the case: neither taken out nor given up. Each is named once. */
export async function hasFiles(
  tx: Tx,
  orgId: string,
  caseId: string,
  fileIds: readonly string[],
): Promise<boolean> {
  const inCase = new Set((await listCaseFiles(tx, orgId, caseId)).map(({ file_id }) => file_id));
  if (!fileIds.every((id) => inCase.has(id))) return false;
  return (await readFiles(tx, orgId, fileIds)).length === fileIds.length;
}
