import { INVITATION_DAYS } from '@archway/rules/invitations';
import { INVITATION_STATUS, type InvitationStatus } from '@archway/rules/partner/invitation';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';

export interface InvitationSeed {
  clinic: { orgId: string; administrator: { userCode: string } };
  email: string;
  message: string;
  status: InvitationStatus;
  sentDaysAgo: number;
  /** The lab that it became. */
  became?: string;
}

const daysAgo = (days: number) => sql<Date>`app_now() - make_interval(days => ${days})`;

/** Puts an invitation of a made-up clinic in, unless it has one to the address. Nobody has its link. */
export async function seedInvitation(db: Database, seed: InvitationSeed): Promise<void> {
  const { clinic, email, message, status, sentDaysAgo, became = null } = seed;
  const { orgId } = clinic;
  await inTransaction(db, { orgId }, async (tx) => {
    const known = await tx
      .selectFrom('partner_invitation')
      .where('org_id', '=', orgId)
      .where('email', '=', email)
      .select('id')
      .executeTakeFirst();
    if (known !== undefined) return;
    const { registering, invited, canceled } = INVITATION_STATUS;
    await tx
      .insertInto('partner_invitation')
      .values({
        org_id: orgId,
        id: uuidv7(),
        email,
        message,
        status,
        invited_by: clinic.administrator.userCode,
        made_at: daysAgo(sentDaysAgo),
        sent_at: daysAgo(sentDaysAgo),
        expires_at: daysAgo(sentDaysAgo - INVITATION_DAYS),
        opened_at: status === registering || status === invited ? daysAgo(sentDaysAgo - 1) : null,
        answered_at: status === invited ? daysAgo(sentDaysAgo - 2) : null,
        canceled_at: status === canceled ? daysAgo(sentDaysAgo - 1) : null,
        became,
      })
      .execute();
  });
}
