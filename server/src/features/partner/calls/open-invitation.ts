import {
  openPartnerInvitation as openCall,
  stopPartnerInvitations as stopCall,
} from '@archway/contract/partner/invitation-calls';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { invitationStep } from '@archway/rules/partner/invitation';
import { record } from '../../../platform/events/record.ts';
import { implement, type Tx } from '../../../platform/rpc/implement.ts';
import { SITE_ORG_ID } from '../../../platform/site-org.ts';
import { getOrganization } from '../../organization/public.ts';
import {
  findInvitation,
  foldedAddress,
  hashOfInvitation,
  type FoundInvitation,
} from '../../registration/public.ts';
import { lockInvitation, saveOpened, statusOf } from '../invitation.repository.ts';
import { inOrganization, stopInvitationsTo } from '../invited-address.repository.ts';
import { cardFrom } from '../own-card.ts';
import { invitationsChanged } from '../partner.events.ts';

export const openInvitation = implement(
  openCall,
  async ({ input, tx, fail, audit }) => {
    const found = await findInvitation(tx, hashOfInvitation(input.token));
    if (found?.works !== true) return fail('invitationExpired');
    const organization = await inOrganization(tx, { to: found.org_id, back: SITE_ORG_ID }, () =>
      open(tx, found),
    );
    if (organization === null) return fail('invitationExpired');
    audit({ object: found.invitation_id });
    return { type: ORGANIZATION_TYPE.lab, email: found.email, organization };
  },
  { tenant: 'site' },
);

/** Who invites, told without how to reach them: they are no partners yet. Null when it has ended meanwhile. */
async function open(tx: Tx, { org_id, invitation_id }: FoundInvitation) {
  const row = await lockInvitation(tx, org_id, invitation_id);
  if (row === undefined || invitationStep(statusOf(row), 'register') === undefined) return null;
  if (invitationStep(statusOf(row), 'open') !== undefined) {
    await saveOpened(tx, org_id, invitation_id);
    await record(tx, invitationsChanged, {});
  }
  return { ...cardFrom(await getOrganization(tx, org_id)), phone: '', email: '' };
}

export const stopInvitations = implement(
  stopCall,
  async ({ input, tx, audit }) => {
    const found = await findInvitation(tx, hashOfInvitation(input.token));
    if (found !== undefined) await stopInvitationsTo(tx, foldedAddress(found.email));
    audit({ object: found?.invitation_id ?? SITE_ORG_ID });
    return {};
  },
  { tenant: 'site' },
);
