import type { NoticeEvent } from '@archway/rules/notice-events';
import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job.ts';
import type { MailSpec } from '../../../platform/mail/mail-spec.ts';
import { tell, type About } from '../../letter/public.ts';
import * as mails from '../order.mails.ts';
import { receiversOf, type Receiver } from '../order-receivers.ts';

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
  holdByClinic: { event: 'orderHold', mail: mails.orderHoldMail, to: 'lab' },
  holdByLab: { event: 'orderHold', mail: mails.orderHoldMail, to: 'clinic' },
  resumeByClinic: { event: 'orderResumed', mail: mails.orderResumedMail, to: 'lab' },
  resumeByLab: { event: 'orderResumed', mail: mails.orderResumedMail, to: 'clinic' },
  proposeDate: { event: 'orderDateProposed', mail: mails.orderDateProposedMail, to: 'clinic' },
  answerDate: { event: 'orderDateAnswered', mail: mails.orderDateAnsweredMail, to: 'lab' },
  askCancel: { event: 'orderCancelAsked', mail: mails.orderCancelAskedMail, to: 'lab' },
  agreeCancel: { event: 'orderCancelAnswered', mail: mails.orderCancelAgreedMail, to: 'clinic' },
  refuseCancel: { event: 'orderCancelAnswered', mail: mails.orderCancelRefusedMail, to: 'clinic' },
  askRedelivery: { event: 'orderRedeliveryAsked', mail: mails.orderRedeliveryAskedMail, to: 'lab' },
  remake: { event: 'orderRemake', mail: mails.orderRemakeMail, to: 'lab' },
  assigned: { event: 'orderAssigned', mail: mails.orderAssignedMail, to: 'technician' },
  released: { event: 'orderReleased', mail: mails.orderReleasedMail, to: 'asker' },
} as const satisfies Record<string, { event: NoticeEvent; mail: MailSpec; to: Receiver }>;

export type OrderNotice = keyof typeof NOTICES;
const TOLD_OF = Object.keys(NOTICES) as [OrderNotice, ...OrderNotice[]];

/** A task between members of one organization. */
const AMONG_MEMBERS: ReadonlySet<Receiver> = new Set(['releasers', 'asker', 'technician']);

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
    /** To whom the work was given. */
    technician: z.string().nullable().default(null),
  }),
  async run({ orgId, input, inTenant, config }) {
    const { orderId, what, occasion, code, organization, by, asker, technician } = input;
    const { event, mail, to } = NOTICES[what];
    await inTenant(async (tx) => {
      const about: About = {
        event,
        mail,
        type: AMONG_MEMBERS.has(to) ? 5 : 2,
        params: { order: code, ...(organization !== '' && { organization }) },
        path: `/order-management/detail/${orderId}`,
        occasion,
      };
      const told = await receiversOf(tx, orgId, { to, orderId, asker, technician });
      await tell(
        tx,
        { orgId, config },
        about,
        told.filter(({ userCode }) => userCode !== by),
      );
    });
  },
});
