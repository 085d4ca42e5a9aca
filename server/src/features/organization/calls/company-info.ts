import { companyInfo as call } from '@archway/contract/organization/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { presentOrganization } from '../organization.present.ts';
import { getOrganization } from '../profile.repository.ts';

export const companyInfo = implement(
  call,
  async ({ caller, tx, config }) =>
    presentOrganization(await getOrganization(tx, caller.orgId), config.SITE_REGION),
  { reads: true },
);
