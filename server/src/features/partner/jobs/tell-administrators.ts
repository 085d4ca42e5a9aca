import { PARTNER_ACTIONS, type PartnerAction } from '@archway/rules/partner/machine';
import type { NoticeEvent } from '@archway/rules/notice-events';
import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job.ts';
import type { MailSpec } from '../../../platform/mail/mail-spec.ts';
import { tell } from '../../letter/public.ts';
import { listAdministrators } from '../../organization/public.ts';
import {
  partnerAcceptedMail,
  partnerAppliedMail,
  partnerEndedMail,
  partnerRejectedMail,
} from '../partner.mails.ts';

/** What the other side is told of. A request taken back is gone from the list, which is all there is to know. */
const NOTICES: Partial<Record<PartnerAction, { event: NoticeEvent; mail: MailSpec; mailPath?: string }>> = {
  apply: { event: 'partnerApplied', mail: partnerAppliedMail, mailPath: '/partner-list-from-email' },
  accept: { event: 'partnerAccepted', mail: partnerAcceptedMail },
  reject: { event: 'partnerRejected', mail: partnerRejectedMail },
  terminate: { event: 'partnerEnded', mail: partnerEndedMail },
};

/** A job of the side that did not act: its administrators are told, each as they have chosen. */
export const tellAdministrators = defineJob({
  name: 'partner.tellAdministrators',
  input: z.object({ occasion: z.string(), action: z.enum(PARTNER_ACTIONS), organization: z.string() }),
  async run({ orgId, input: { occasion, action, organization }, inTenant, config }) {
    const notice = NOTICES[action];
    if (notice === undefined) return;
    await inTenant(async (tx) => {
      await tell(
        tx,
        { orgId, config },
        { ...notice, type: 1, params: { organization }, path: '/partner', occasion },
        await listAdministrators(tx, orgId),
      );
    });
  },
});
