import type { PartnerInvitation } from '@archway/contract/partner/invitation-model';
import { invitationActions } from '@archway/rules/partner/invitation';
import type { Tx } from '../../platform/rpc/implement.ts';
import { namesOf } from '../member/public.ts';
import { statusOf, type InvitationRow } from './invitation.repository.ts';

export async function presentInvitations(
  tx: Tx,
  orgId: string,
  rows: readonly InvitationRow[],
): Promise<PartnerInvitation[]> {
  const names = await namesOf(
    tx,
    orgId,
    rows.map(({ invited_by }) => invited_by),
  );
  return rows.map((row) => {
    const status = statusOf(row);
    return {
      invitationId: row.id,
      email: row.email,
      message: row.message,
      status,
      sentAt: row.sent_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
      remindedAt: row.reminded_at?.toISOString() ?? null,
      answeredAt: row.answered_at?.toISOString() ?? null,
      invitedBy: names.get(row.invited_by) ?? '',
      companyCode: row.became,
      version: row.version,
      actions: invitationActions(status),
    };
  });
}

export async function presentInvitation(
  tx: Tx,
  orgId: string,
  row: InvitationRow,
): Promise<PartnerInvitation> {
  const [presented] = await presentInvitations(tx, orgId, [row]);
  return presented!;
}
