import type { Tx } from '../../platform/db/database.ts';

/** Of a file that the caller may change. */
export async function saveFileName(tx: Tx, orgId: string, id: string, name: string): Promise<void> {
  await tx.updateTable('file').set({ name }).where('org_id', '=', orgId).where('id', '=', id).execute();
}
