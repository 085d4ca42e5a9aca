import {
  cancelPartnerInvitation as cancelCall,
  listPartnerInvitations as listCall,
  resendPartnerInvitation as resendCall,
} from '@archway/contract/partner/invitation-calls';
import {
  invitationStep,
  MOST_INVITATIONS_A_DAY,
  type ClinicInvitationAction,
} from '@archway/rules/partner/invitation';
import { record } from '../../../platform/events/record.ts';
import { pageWanted, presentPage, readPage } from '../../../platform/list/page.ts';
import { hasMailsLeft, MAILBOX_FULL } from '../../../platform/mail/mails-left.ts';
import { implement, type Tx } from '../../../platform/rpc/implement.ts';
import { presentInvitation, presentInvitations } from '../invitation.present.ts';
import {
  countTriesAlone,
  findInvitations,
  getInvitation,
  insertTry,
  INVITATION_LIST,
  lockInvitation,
  lockLiveInvitation,
  saveCanceled,
  saveSending,
  statusOf,
  type InvitationRow,
} from '../invitation.repository.ts';
import { wantsNoInvitations } from '../invited-address.repository.ts';
import { invitationsChanged } from '../partner.events.ts';
import { sendInvitation } from '../send-invitation.ts';

export const listInvitations = implement(
  listCall,
  async ({ input, caller: { orgId }, tx }) => {
    const wanted = pageWanted(INVITATION_LIST, input);
    const found = await readPage(tx, findInvitations(tx, orgId), wanted);
    return presentPage(found, wanted, (rows) => presentInvitations(tx, orgId, rows));
  },
  { reads: true },
);

interface Seen {
  invitationId: string;
  version: number;
}

/** The invitation as it stands, locked; or why the clinic can't do this with it now. */
async function lockFor(
  tx: Tx,
  orgId: string,
  action: ClinicInvitationAction,
  { invitationId, version }: Seen,
): Promise<InvitationRow | 'notFound' | 'invitationChanged'> {
  const row = await lockInvitation(tx, orgId, invitationId);
  if (row === undefined) return 'notFound';
  const can = invitationStep(statusOf(row), action) !== undefined && row.version === version;
  return can ? row : 'invitationChanged';
}

export const cancelInvitation = implement(
  cancelCall,
  async ({ input, caller: { orgId }, tx, fail, audit }) => {
    const row = await lockFor(tx, orgId, 'cancel', input);
    if (typeof row === 'string') return fail(row);
    await saveCanceled(tx, orgId, row.id);
    await record(tx, invitationsChanged, {});
    audit({ object: row.id });
    return presentInvitation(tx, orgId, await getInvitation(tx, orgId, row.id));
  },
);

export const resendInvitation = implement(
  resendCall,
  async ({ input, caller: { orgId }, tx, config, fail, audit }) => {
    const tries = await countTriesAlone(tx, orgId);
    const row = await lockFor(tx, orgId, 'resend', input);
    if (typeof row === 'string') return fail(row);
    // One that is over may have been followed by another to the same address.
    const live = await lockLiveInvitation(tx, orgId, row.folded);
    if (live !== undefined && live.id !== row.id) return fail('invitationChanged');
    if (tries >= MOST_INVITATIONS_A_DAY) return fail('tooManyPartnerInvitations');
    await insertTry(tx, orgId);
    await saveSending(tx, orgId, row.id);
    const sent = await getInvitation(tx, orgId, row.id);
    // Nothing tells the clinic that the address wants no more: it looks like one that does not answer.
    if (!(await wantsNoInvitations(tx, orgId, row.folded))) {
      if (!(await hasMailsLeft(tx, row.email))) return fail('tooMany', MAILBOX_FULL);
      await sendInvitation({ tx, config, orgId }, sent);
    }
    await record(tx, invitationsChanged, {});
    audit({ object: row.id });
    return presentInvitation(tx, orgId, sent);
  },
);
