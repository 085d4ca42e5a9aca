import { presentScan, scansOf, type PresentedScan } from '../features/scan/public.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import type { TestSite } from './site.ts';

/** What workers have made of a file; nothing if none has looked at it. */
export async function presentedScan(
  site: TestSite,
  orgId: string,
  fileId: string,
): Promise<PresentedScan | undefined> {
  const rows = await inTransaction(site.db, { orgId }, (tx) => scansOf(tx, orgId, [fileId]));
  const row = rows.get(fileId);
  return row && presentScan(row, site.store);
}
