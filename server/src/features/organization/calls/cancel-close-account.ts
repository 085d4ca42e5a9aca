import { cancelCloseAccount as call } from '@archway/contract/organization/calls';
import { record } from '../../../platform/events/record.ts';
import { implement } from '../../../platform/rpc/implement.ts';
import { mailAdministrators } from '../closing-mails.ts';
import { withdrawClosing } from '../closing.repository.ts';
import '../organization.events.ts';
import { presentOrganization } from '../organization.present.ts';
import { getOrganization } from '../profile.repository.ts';

export const cancelCloseAccount = implement(
  call,
  async ({ caller, tx, store, config, request, fail, audit }) => {
    const { orgId } = caller;
    if (!(await withdrawClosing(tx, orgId))) return fail('conflict');
    await mailAdministrators(
      tx,
      { config, orgId },
      { template: 'organizationKept', occasion: request.requestId },
    );
    await record(tx, 'organization.closingWithdrawn', {});
    audit({ object: orgId });
    return presentOrganization(await getOrganization(tx, orgId), { store, config });
  },
);
