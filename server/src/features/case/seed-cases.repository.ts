import type { Database } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { nextCaseCode } from './case-count.repository.ts';
import { findCases, insertCase } from './case.repository.ts';

export interface CaseSeed {
  name: string;
  /** The member who has made it. */
  userCode: string;
}

/** Puts an organization's cases in, the first one first, unless it has some. */
export async function seedCases(db: Database, orgId: string, cases: readonly CaseSeed[]): Promise<void> {
  for (const { name, userCode } of await missing(db, orgId, cases))
    // One transaction each: cases of the same moment would have no order.
    await inTransaction(db, { orgId }, async (tx) => {
      const code = await nextCaseCode(tx, orgId);
      await insertCase(tx, { orgId, userCode, scope: 'organization' }, { name, code });
    });
}

async function missing(
  db: Database,
  orgId: string,
  cases: readonly CaseSeed[],
): Promise<readonly CaseSeed[]> {
  const seer = { orgId, userCode: '', scope: 'organization' } as const;
  const [some] = await inTransaction(db, { orgId }, (tx) => findCases(tx, seer, {}).limit(1).execute());
  return some === undefined ? cases : [];
}
