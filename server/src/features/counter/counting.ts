import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import type { Tx } from '../../platform/rpc/implement.ts';
import { findTimeZone, getOrganization } from '../organization/public.ts';
import type { Counting } from '../order/public.ts';

/** As which side an organization counts, and by which clock; one that is gone counts nothing. */
export async function countingOf(tx: Tx, orgId: string): Promise<Counting | undefined> {
  if ((await findTimeZone(tx, orgId)) === undefined) return undefined;
  const { type, time_zone } = await getOrganization(tx, orgId);
  return {
    orgId,
    side: type === ORGANIZATION_TYPE.clinic ? 'clinic' : 'lab',
    timeZone: time_zone || 'UTC',
  };
}
