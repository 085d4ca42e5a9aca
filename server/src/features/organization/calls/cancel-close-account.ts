import { cancelCloseAccount as call } from '@archway/contract/organization/calls';
import { record } from '../../../platform/events/record.ts';
import { implement } from '../../../platform/rpc/implement.ts';
import { mailAdministrators } from '../closing-mails.ts';
import { withdrawClosing } from '../closing.repository.ts';
import { organizationClosingWithdrawn } from '../organization.events.ts';
import { presentOrganization } from '../organization.present.ts';
import { getOrganization } from '../profile.repository.ts';
import { organizationKeptMail } from '../organization.mails.ts';

export const cancelCloseAccount = implement(
  call,
  async ({ caller, tx, store, config, request, fail, audit }) => {
    const { orgId } = caller;
    if (!(await withdrawClosing(tx, orgId))) return fail('conflict');
    await mailAdministrators(
      tx,
      { config, orgId },
      { template: organizationKeptMail, occasion: request.requestId },
    );
    await record(tx, organizationClosingWithdrawn, {});
    audit({ object: orgId });
    return presentOrganization(await getOrganization(tx, orgId), { store, config });
  },
);
