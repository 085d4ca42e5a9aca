import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { z } from 'zod';
import { record } from '../../../platform/events/record.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import type { Tx } from '../../../platform/rpc/implement.ts';
import { endInvitation, getOrganization } from '../../organization/public.ts';
import { findInvitation } from '../../registration/public.ts';
import type { Acting } from '../acting.ts';
import { findInvitationsToOwn } from '../invited-address.repository.ts';
import { joinByHash } from '../join-by-code.ts';
import { cardFrom } from '../own-card.ts';
import { invitationsAnswered } from '../partner.events.ts';

/**
 * A job of an organization whose administrator has just confirmed the address: what it was registered with is used up, and
 * a lab answers whatever clinics have invited that address, each by a job of the clinic.
 */
export const answerInvitations = defineJob({
  name: 'partner.answerInvitations',
  input: z.object({ userCode: z.uuid() }),
  async run({ orgId, input: { userCode }, inTenant }) {
    await inTenant(async (tx) => {
      const own = await getOrganization(tx, orgId);
      const invitations = own.type === ORGANIZATION_TYPE.lab ? await findInvitationsToOwn(tx) : [];
      if (own.invited_with !== null) {
        const ids = invitations.map(({ invitation_id }) => invitation_id);
        const caller = { orgId, orgType: own.type, userCode };
        await endInvitation(tx, orgId, await useUp(tx, caller, own.invited_with, ids));
      }
      if (invitations.length === 0) return;
      await record(tx, invitationsAnswered, {
        answers: invitations.map(({ org_id, invitation_id }) => ({
          orgId: org_id,
          invitationId: invitation_id,
        })),
        card: cardFrom(own),
      });
    });
  },
});

/** The account stays whatever came of its code or link: it may have been used, canceled or over meanwhile. */
async function useUp(
  tx: Tx,
  caller: Acting,
  hash: Buffer,
  invitationIds: readonly string[],
): Promise<'partner' | 'over'> {
  const invitation = await findInvitation(tx, hash);
  if (invitation !== undefined) return invitationIds.includes(invitation.invitation_id) ? 'partner' : 'over';
  return typeof (await joinByHash(tx, caller, hash)) === 'string' ? 'over' : 'partner';
}
