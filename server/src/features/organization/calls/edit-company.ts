import type { ParsedInputOf } from '@archway/contract/core/call';
import { editCompany as call } from '@archway/contract/organization/calls';
import { record } from '../../../platform/events/record.ts';
import { implement } from '../../../platform/rpc/implement.ts';
import { isCountry } from '../../area/public.ts';
import { claimFile } from '../../file/public.ts';
import { organizationEdited } from '../organization.events.ts';
import { presentOrganization } from '../organization.present.ts';
import { getOrganization, saveOrganization, type ProfileChange } from '../profile.repository.ts';

export const editCompany = implement(call, async ({ input, caller, tx, store, config, fail, audit }) => {
  const { region, address } = input;
  const before = await getOrganization(tx, caller.orgId);
  // A form may send the region back as it got it; there is no other way to have one than the first choice.
  if (region !== undefined && region !== (before.region ?? config.SITE_REGION))
    return fail('invalidInput', { data: { fields: ['region'] } });
  if (address !== undefined && address.country !== '' && !isCountry(address.country))
    return fail('invalidInput', { data: { fields: ['address.country'] } });
  for (const [fileId, kind] of [
    [input.logo, 'organization'],
    [input.businessLicenseFile, 'license'],
  ] as const)
    if (fileId) await claimFile(tx, caller, { fileId, kind }, fail);
  const change = changeOf(input);
  await saveOrganization(tx, caller.orgId, change);
  await record(tx, organizationEdited, {});
  audit({ object: caller.orgId, detail: { fields: Object.keys(change).join(',') } });
  return presentOrganization(await getOrganization(tx, caller.orgId), { store, config });
});

function changeOf({ address, ...given }: ParsedInputOf<typeof call>): ProfileChange {
  const change = {
    name: given.name,
    abbreviation: given.abbreviation,
    license_code: given.businessLicenseCode,
    representative_name: given.representativeName,
    phone: given.phone,
    email: given.email,
    time_zone: given.timeZone,
    listed: given.isListed,
    logo_file: given.logo === '' ? null : given.logo,
    license_upload: given.businessLicenseFile === '' ? null : given.businessLicenseFile,
    country: address?.country,
    state: address?.state,
    city: address?.city,
    district: address?.district,
    street: address?.street,
    postal_code: address?.postalCode,
  };
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}
