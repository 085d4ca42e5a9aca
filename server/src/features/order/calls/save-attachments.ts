import { saveOrderAttachments as call } from '@archway/contract/order/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { touchCaseUpload } from '../../file/public.ts';
import { tellSaved } from '../new-order.ts';
import { actingAs, lockOwnOrder } from '../on-order.ts';
import { listAttachments, replaceAttachments } from '../order-attachment.repository.ts';
import { presentDetail } from '../order.present.ts';

const WITH_CLINIC = ['notSent', 'canceled', 'rejected', 'pending'];

export const saveAttachments = implement(
  call,
  async ({ input: { orderId, fileIds }, caller, tx, store, fail, audit }) => {
    const { orgId } = caller;
    const { order, plan } = (await lockOwnOrder(tx, caller, orderId)) ?? fail('notFound');
    if (!WITH_CLINIC.includes(order.status))
      return fail('orderStateConflict', { data: await presentDetail({ tx, store, caller }, order) });
    const wanted = [...new Set(fileIds)].toSorted();
    const known = await listAttachments(tx, orgId, orderId);
    for (const fileId of wanted) {
      if (known.includes(fileId)) continue;
      // A colleague's upload, or one of another kind, is as good as none.
      const file = await touchCaseUpload(tx, caller, fileId);
      if (file?.kind !== 'attachment') return fail('notFound');
    }
    await replaceAttachments(tx, orgId, { orderId, fileIds: wanted });
    const acting = { ...(await actingAs(tx, caller)), userCode: caller.userCode };
    await tellSaved(tx, acting, order, plan);
    audit({ object: orderId, detail: { files: wanted.length } });
    return presentDetail({ tx, store, caller }, order);
  },
);
