import { downloadOrderFile as call } from '@archway/contract/order/calls';
import { record } from '../../../platform/events/record.ts';
import { implement } from '../../../platform/rpc/implement.ts';
import { downloadAddress } from '../../file/public.ts';
import { exportNamesOf } from '../export-names.ts';
import { actingAs } from '../on-order.ts';
import { orderSeen } from '../order.events.ts';
import { findGrant, isGrantLive, markDownloaded } from '../order-grant.repository.ts';
import { findOrder, isClinic, readNow } from '../order.repository.ts';

export const downloadFile = implement(
  call,
  async ({ input: { orderId, fileId }, caller, tx, store, fail, audit }) => {
    const row = (await findOrder(tx, caller, orderId)) ?? fail('notFound');
    const grant = await findGrant(tx, caller, { orderId, fileId });
    // A grant that has ended hands out nothing, to either side: the clinic has its case.
    if (grant === undefined || !isGrantLive(grant, await readNow(tx))) return fail('notFound');
    const name = (await exportNamesOf(tx, caller, row)).get(fileId) ?? grant.name;
    const url = (await downloadAddress({ ...grant, name }, store)) ?? fail('notFound');
    if (!isClinic(caller)) {
      const { name: byName } = await actingAs(tx, caller);
      if (await markDownloaded(tx, caller.orgId, { id: grant.id, byName }))
        await record(tx, orderSeen, { orderId, caseId: row.case_id, clinic: row.org_id });
    }
    audit({ object: fileId, detail: { order: orderId } });
    return { url };
  },
);
