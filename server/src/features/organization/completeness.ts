import type { Tx } from '../../platform/rpc/implement.ts';
import type { FindMissing } from '../../platform/rpc/identify.ts';
import { missingItems } from './organization.present.ts';
import { getOrganization, readOrganization, type ProfileDatabase } from './profile.repository.ts';

/** What the platform asks before a call that needs a complete organization. */
export function makeFindMissing(db: ProfileDatabase): FindMissing {
  return async ({ orgId }) => missingItems(await readOrganization(db, orgId));
}

/** Whether the organization has told all it must before it deals with others. */
export const isComplete = async (tx: Tx, orgId: string): Promise<boolean> =>
  missingItems(await getOrganization(tx, orgId)).length === 0;
