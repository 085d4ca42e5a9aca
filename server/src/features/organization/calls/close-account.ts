import { closeAccount as call } from '@archway/contract/organization/calls';
import { record } from '../../../platform/events/record.ts';
import { implement } from '../../../platform/rpc/implement.ts';
import { mailAdministrators } from '../closing-mails.ts';
import { beginClosing } from '../closing.repository.ts';
import { organizationClosingBegun } from '../organization.events.ts';
import { presentOrganization } from '../organization.present.ts';
import { getOrganization } from '../profile.repository.ts';
import { organizationClosingMail } from '../organization.mails.ts';

export const closeAccount = implement(call, async ({ caller, tx, store, config, request, fail, audit }) => {
  const { orgId } = caller;
  if (!(await beginClosing(tx, orgId))) return fail('conflict');
  await mailAdministrators(
    tx,
    { config, orgId },
    { template: organizationClosingMail, occasion: request.requestId },
  );
  await record(tx, organizationClosingBegun, {});
  audit({ object: orgId });
  return presentOrganization(await getOrganization(tx, orgId), { store, config });
});
