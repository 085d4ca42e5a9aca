import { invitePartner as call } from '@archway/contract/partner/invitation-calls';
import {
  INVITATION_STATUS,
  MOST_INVITATIONS_A_DAY,
  type InviteOutcome,
} from '@archway/rules/partner/invitation';
import { record } from '../../../platform/events/record.ts';
import { hasMailsLeft, MAILBOX_FULL } from '../../../platform/mail/mails-left.ts';
import type { Caller } from '../../../platform/rpc/caller.ts';
import { implement, type Tx } from '../../../platform/rpc/implement.ts';
import { foldedAddress } from '../../registration/public.ts';
import { presentInvitation } from '../invitation.present.ts';
import {
  countTriesAlone,
  insertInvitation,
  insertTry,
  lockLiveInvitation,
  saveExpired,
  type InvitationRow,
} from '../invitation.repository.ts';
import { wantsNoInvitations } from '../invited-address.repository.ts';
import { judgeAddress } from '../judge-address.ts';
import { invitationsChanged } from '../partner.events.ts';
import { sendInvitation } from '../send-invitation.ts';

const NOTHING = { invitation: null, companyCode: null, organization: null };

export const invite = implement(call, async ({ input, caller, tx, config, fail, audit }) => {
  const { email, message = '' } = input;
  const { orgId, userCode } = caller;
  if ((await countTriesAlone(tx, orgId)) >= MOST_INVITATIONS_A_DAY) return fail('tooManyPartnerInvitations');
  await insertTry(tx, orgId);
  const live = await liveTo(tx, orgId, email);
  const judgment = live === undefined ? await judge(tx, caller, email) : null;
  if (live !== undefined || judgment !== null) {
    const outcome = judgment?.outcome ?? outcomeOf(live);
    audit({ object: live?.id ?? orgId, detail: { outcome } });
    const invitation = live === undefined ? null : await presentInvitation(tx, orgId, live);
    return { ...NOTHING, ...judgment, outcome, invitation };
  }
  if (!(await hasMailsLeft(tx, email))) return fail('tooMany', MAILBOX_FULL);
  const row = await insertInvitation(tx, orgId, { email, message, invitedBy: userCode });
  await sendInvitation({ tx, config, orgId }, row);
  await record(tx, invitationsChanged, {});
  audit({ object: row.id, detail: { outcome: 'invited' } });
  return { ...NOTHING, outcome: 'invited' as const, invitation: await presentInvitation(tx, orgId, row) };
});

const outcomeOf = (live: InvitationRow | undefined): InviteOutcome =>
  live?.status === INVITATION_STATUS.registering ? 'registering' : 'alreadyInvited';

/** One whose days are over makes room for another. */
async function liveTo(tx: Tx, orgId: string, email: string): Promise<InvitationRow | undefined> {
  const live = await lockLiveInvitation(tx, orgId, foldedAddress(email));
  if (live?.is_over !== true) return live;
  await saveExpired(tx, orgId, live.id);
  return undefined;
}

/** An address that wants no invitations looks like one that has trouble: nothing tells that it refused. */
async function judge(tx: Tx, caller: Caller, email: string) {
  const judgment = await judgeAddress(tx, caller, email);
  if (judgment !== null || !(await wantsNoInvitations(tx, caller.orgId, foldedAddress(email))))
    return judgment;
  return { ...NOTHING, outcome: 'hasIssues' as const };
}
