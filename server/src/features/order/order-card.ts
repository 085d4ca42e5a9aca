import type { OrderCard } from '@archway/contract/order/model';
import type { Tx } from '../../platform/rpc/implement.ts';
import { getOrganization } from '../organization/public.ts';
import { cardFrom } from '../partner/public.ts';

/** What the acting organization tells of itself on an order, as it is now: what partners read, and where it is. */
export async function ownCardOf(tx: Tx, orgId: string): Promise<OrderCard> {
  const own = await getOrganization(tx, orgId);
  return {
    ...cardFrom(own),
    street: own.street,
    postalCode: own.postal_code,
    timeZone: own.time_zone,
  };
}
