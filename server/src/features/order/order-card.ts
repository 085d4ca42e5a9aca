import type { OrderCard } from '@archway/contract/order/model';
import type { Tx } from '../../platform/rpc/implement.ts';
import { getOrganization } from '../organization/public.ts';

/** What the acting organization tells of itself on an order, as it is now. */
export async function ownCardOf(tx: Tx, orgId: string): Promise<OrderCard> {
  const own = await getOrganization(tx, orgId);
  return {
    name: own.name,
    city: own.city,
    country: own.country,
    certifiedAs: own.certified_as,
    certifiedColor: own.certified_color,
    phone: own.phone,
    email: own.email,
    street: own.street,
    postalCode: own.postal_code,
    timeZone: own.time_zone,
  };
}
