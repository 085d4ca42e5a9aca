import type { PartnerCard } from '@archway/contract/partner/model';
import type { getOrganization } from '../organization/public.ts';

/** What an organization tells of itself to a partner. */
export function cardFrom(own: Awaited<ReturnType<typeof getOrganization>>): PartnerCard {
  return {
    name: own.name,
    city: own.city,
    country: own.country,
    certifiedAs: own.certified_as,
    certifiedColor: own.certified_color,
    phone: own.phone,
    email: own.email,
  };
}
