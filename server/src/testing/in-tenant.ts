import { inTransaction } from '../platform/db/transaction.ts';
import type { Tx } from '../platform/rpc/implement.ts';
import type { TestSite } from './site.ts';

/** Runs `work` in a transaction of the organization, as a call or a job would. */
export const inTenant = <T>(site: TestSite, orgId: string, work: (tx: Tx) => Promise<T>): Promise<T> =>
  inTransaction(site.db, { orgId }, work);
