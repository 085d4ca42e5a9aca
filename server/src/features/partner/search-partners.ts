import { listPartners } from '@archway/contract/partner/calls';
import { isGranted } from '@archway/rules/permissions';
import type { Caller } from '../../platform/rpc/caller.ts';
import type { Tx } from '../../platform/rpc/implement.ts';
import { presentPartner } from './partner.present.ts';
import { searchPartnerships } from './partnership.repository.ts';

/** Whoever may read the list of partners; a permission alone may be held by members of any organization. */
const mayRead = ({ orgType, permissions }: Caller): boolean =>
  listPartners.organizationTypes.some((type) => type === orgType) &&
  isGranted(permissions, listPartners.access);

/** Partners and those who want to become one, by name; none for callers who may not read the list. */
export async function searchPartners(
  tx: Tx,
  caller: Caller,
  asked: { keyword: string; most: number },
): Promise<{ partnershipId: string; name: string; city: string }[]> {
  if (!mayRead(caller)) return [];
  const rows = await searchPartnerships(tx, caller, asked);
  return rows
    .map((row) => presentPartner(caller, row))
    .map(({ partnershipId, organization: { name, city } }) => ({ partnershipId, name, city }));
}
