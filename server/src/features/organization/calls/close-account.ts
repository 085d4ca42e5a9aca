import { closeAccount as call } from '@archway/contract/organization/calls';
import { record } from '../../../platform/events/record.ts';
import { implement } from '../../../platform/rpc/implement.ts';
import { mailAdministrators } from '../closing-mails.ts';
import { beginClosing } from '../closing.repository.ts';
import { openOrdersOf, type OpenOrders } from '../open-orders.ts';
import { organizationClosingBegun } from '../organization.events.ts';
import { presentOrganization } from '../organization.present.ts';
import { getOrganization } from '../profile.repository.ts';
import { organizationClosingMail } from '../organization.mails.ts';

/** Refuses while orders are open; its partnerships end with it. */
export const closeAccountUnless = (openOrders: OpenOrders) =>
  implement(call, async ({ caller, tx, store, config, request, fail, audit }) => {
    const { orgId, userCode } = caller;
    if (!(await beginClosing(tx, orgId))) return fail('conflict');
    const orders = await openOrders(tx, orgId);
    if (orders.length > 0) return fail('hasOpenOrders', { params: { orders: orders.join(', ') } });
    await mailAdministrators(
      tx,
      { config, orgId },
      { template: organizationClosingMail, occasion: request.requestId },
    );
    await record(tx, organizationClosingBegun, { userCode });
    audit({ object: orgId });
    return presentOrganization(await getOrganization(tx, orgId), { store, config });
  });

export const closeAccount = closeAccountUnless(openOrdersOf);
