import type { NoticeEvent } from '@archway/rules/notice-events';
import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job.ts';
import type { MailSpec } from '../../../platform/mail/mail-spec.ts';
import type { Tx } from '../../../platform/rpc/implement.ts';
import { findActingPeople } from '../../dentist/public.ts';
import { tell, type About } from '../../letter/public.ts';
import { listHolders, listToldMembers } from '../../member/public.ts';
import { findTechnician } from '../lab-order.repository.ts';
import { findPlan, type PlanRow } from '../order-plan.repository.ts';
import * as mails from '../order.mails.ts';
import { ownersOf } from '../owners.ts';

/** What is told, to which side, and by which mail. */
const NOTICES = {
  send: { event: 'orderSent', mail: mails.orderSentMail, to: 'lab' },
  edit: { event: 'orderEdited', mail: mails.orderEditedMail, to: 'lab' },
  cancel: { event: 'orderCanceled', mail: mails.orderCanceledMail, to: 'lab' },
  addFiles: { event: 'orderFilesAdded', mail: mails.orderFilesAddedMail, to: 'lab' },
  complete: { event: 'orderCompleted', mail: mails.orderCompletedMail, to: 'lab' },
  startProcessing: { event: 'orderStarted', mail: mails.orderStartedMail, to: 'clinic' },
  setReady: { event: 'orderReady', mail: mails.orderReadyMail, to: 'clinic' },
  ship: { event: 'orderShipped', mail: mails.orderShippedMail, to: 'clinic' },
  correctShipping: { event: 'orderShippingCorrected', mail: mails.orderShippingCorrectedMail, to: 'clinic' },
  cancelByLab: { event: 'orderCanceled', mail: mails.orderCanceledByLabMail, to: 'clinic' },
  accept: { event: 'orderAccepted', mail: mails.orderAcceptedMail, to: 'clinic' },
  reject: { event: 'orderRejected', mail: mails.orderRejectedMail, to: 'clinic' },
  askRelease: { event: 'releaseAsked', mail: mails.releaseAskedMail, to: 'releasers' },
  returnRelease: { event: 'releaseReturned', mail: mails.releaseReturnedMail, to: 'asker' },
  released: { event: 'orderReleased', mail: mails.orderReleasedMail, to: 'asker' },
} as const satisfies Record<string, { event: NoticeEvent; mail: MailSpec; to: string }>;

export type OrderNotice = keyof typeof NOTICES;
const TOLD_OF = Object.keys(NOTICES) as [OrderNotice, ...OrderNotice[]];

type Receiver = (typeof NOTICES)[keyof typeof NOTICES]['to'];

/** A job of those who are told, who may be of either side. Whoever did it is not. */
export const tellOfOrder = defineJob({
  name: 'order.tell',
  input: z.object({
    orderId: z.uuid(),
    what: z.enum(TOLD_OF),
    occasion: z.string(),
    code: z.string(),
    organization: z.string(),
    /** Who did it, if that was a member of the same organization. */
    by: z.string().nullable(),
    /** Who had asked for a release. */
    asker: z.string().nullable(),
  }),
  async run({ orgId, input, inTenant, config }) {
    const { orderId, what, occasion, code, organization, by, asker } = input;
    const { event, mail, to } = NOTICES[what];
    await inTenant(async (tx) => {
      const about: About = {
        event,
        mail,
        type: to === 'releasers' || to === 'asker' ? 5 : 2,
        params: { order: code, ...(organization !== '' && { organization }) },
        path: `/order-management/detail/${orderId}`,
        occasion,
      };
      const told = await receiversOf(tx, orgId, { to, orderId, asker });
      await tell(
        tx,
        { orgId, config },
        about,
        told.filter(({ userCode }) => userCode !== by),
      );
    });
  },
});

async function receiversOf(
  tx: Tx,
  orgId: string,
  { to, orderId, asker }: { to: Receiver; orderId: string; asker: string | null },
) {
  if (to === 'lab') {
    const technician = await findTechnician(tx, orgId, orderId);
    return technician === null
      ? listHolders(tx, orgId, 'orders.accept')
      : listToldMembers(tx, orgId, [technician]);
  }
  if (to === 'asker') return listToldMembers(tx, orgId, asker === null ? [] : [asker]);
  const plan = await findPlan(tx, orgId, orderId);
  if (plan === undefined) return [];
  if (to === 'clinic') return listToldMembers(tx, orgId, await ownersOf(tx, orgId, plan));
  return listReleasers(tx, orgId, plan);
}

/** The dentist and the deputies; for a dentist who cannot sign in, everybody who may release. */
async function listReleasers(tx: Tx, orgId: string, { dentist_id }: PlanRow) {
  const people = dentist_id === null ? undefined : await findActingPeople(tx, orgId, dentist_id);
  if (people?.dentist == null) return listHolders(tx, orgId, 'orders.release');
  return listToldMembers(tx, orgId, [people.dentist, ...people.deputies]);
}
