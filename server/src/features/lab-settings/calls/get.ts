import { getLabSettings as call } from '@archway/contract/lab-settings/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { getOrganization } from '../../organization/public.ts';
import { presentSettings } from '../lab-settings.present.ts';
import { findSettings } from '../lab-settings.repository.ts';

export const get = implement(
  call,
  async ({ caller, tx }) => {
    const { time_zone } = await getOrganization(tx, caller.orgId);
    return presentSettings(await findSettings(tx, caller.orgId), time_zone);
  },
  { reads: true },
);
