import { companyInfo as call } from '@archway/contract/organization/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { presentOrganization } from '../organization.present.ts';
import { getOrganization } from '../profile.repository.ts';

export const companyInfo = implement(
  call,
  async ({ caller, tx, store, config }) =>
    presentOrganization(await getOrganization(tx, caller.orgId), { store, config }),
  { reads: true },
);
