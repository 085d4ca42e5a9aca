import type { Database } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { linkMember, replaceDeputies } from './dentist-people.repository.ts';
import { findDentists, insertDentist } from './dentist.repository.ts';

export interface DentistSeed {
  name: string;
  /** The member who is this dentist. */
  userCode: string | null;
  deputies: readonly string[];
}

/** Puts a clinic's dentists in, unless it has some. */
export async function seedDentists(
  db: Database,
  orgId: string,
  dentists: readonly DentistSeed[],
): Promise<void> {
  await inTransaction(db, { orgId }, async (tx) => {
    if ((await findDentists(tx, orgId).limit(1).execute()).length > 0) return;
    for (const { name, userCode, deputies } of dentists) {
      const made = await insertDentist(tx, orgId, { name });
      if (made === undefined) throw new Error(`two dentists are called ${name}`);
      await linkMember(tx, orgId, { dentistId: made.id, userCode });
      await replaceDeputies(tx, orgId, { dentistId: made.id, userCodes: deputies });
    }
  });
}
