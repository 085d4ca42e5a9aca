import type { Tx } from '../../platform/db/database.ts';

export async function listAttachments(tx: Tx, orgId: string, orderId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('order_attachment')
    .select('file_id')
    .where('org_id', '=', orgId)
    .where('order_id', '=', orderId)
    .orderBy('added_at')
    .orderBy('file_id')
    .execute();
  return rows.map(({ file_id }) => file_id);
}

/** Of an order that is locked. A file that is left out is nobody's, and goes with the next sweep. */
export async function replaceAttachments(
  tx: Tx,
  orgId: string,
  { orderId, fileIds }: { orderId: string; fileIds: readonly string[] },
): Promise<void> {
  let left = tx.deleteFrom('order_attachment').where('org_id', '=', orgId).where('order_id', '=', orderId);
  if (fileIds.length > 0) left = left.where('file_id', 'not in', [...fileIds]);
  await left.execute();
  if (fileIds.length > 0)
    await tx
      .insertInto('order_attachment')
      .values(fileIds.map((file_id) => ({ org_id: orgId, order_id: orderId, file_id })))
      .onConflict((conflict) => conflict.columns(['bucket', 'org_id', 'file_id']).doNothing())
      .execute();
}
