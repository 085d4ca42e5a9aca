import { PartnerCard } from '@archway/contract/partner/model';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { invitationStep, type InvitationStatus } from '@archway/rules/partner/invitation';
import { PARTNERSHIP_STATUS } from '@archway/rules/partner/statuses';
import { z } from 'zod';
import { record } from '../../../platform/events/record.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { tell } from '../../letter/public.ts';
import { listAdministrators } from '../../organization/public.ts';
import { actingFor } from '../acting.ts';
import { beginPartnership } from '../begin-partnership.ts';
import { lockInvitation, saveAnswered } from '../invitation.repository.ts';
import { invitationsChanged } from '../partner.events.ts';
import { invitationAnsweredMail } from '../partner.mails.ts';

/**
 * A job of the clinic whose invitation a lab has answered by registering: both are partners, for the clinic agreed when it
 * invited. One that was canceled or answered meanwhile stays as it is.
 */
export const answerInvitation = defineJob({
  name: 'partner.answerInvitation',
  input: z.object({ invitationId: z.uuid(), lab: z.uuid(), card: PartnerCard }),
  async run({ orgId, input: { invitationId, lab, card }, inTenant, config }) {
    await inTenant(async (tx) => {
      const row = await lockInvitation(tx, orgId, invitationId);
      // Whether it was over then, the lab's job has asked; a queue that lags takes nothing from anybody.
      const step = row && invitationStep(row.status as InvitationStatus, 'register');
      if (row === undefined || step === undefined) return;
      await saveAnswered(tx, orgId, invitationId, lab);
      await record(tx, invitationsChanged, {});
      const clinic = { orgId, orgType: ORGANIZATION_TYPE.clinic, userCode: row.invited_by };
      const { actor, ownCard } = await actingFor(tx, clinic);
      await beginPartnership(tx, clinic, actor, {
        other: lab,
        status: PARTNERSHIP_STATUS.accepted,
        ownCard,
        otherCard: card,
      });
      await tell(
        tx,
        { orgId, config },
        {
          event: 'invitationAnswered',
          mail: invitationAnsweredMail,
          type: 1,
          params: { organization: card.name },
          path: '/partner',
          occasion: invitationId,
        },
        await listAdministrators(tx, orgId),
      );
    });
  },
});
