import type { FindMissing } from '../../platform/rpc/identify.ts';
import { missingItems } from './organization.present.ts';
import { readOrganization, type ProfileDatabase } from './profile.repository.ts';

/** What the platform asks before a call that needs a complete organization. */
export function makeFindMissing(db: ProfileDatabase): FindMissing {
  return async ({ orgId }) => missingItems(await readOrganization(db, orgId));
}
