import { INVITATION_DAYS } from '@archway/rules/invitations';
import {
  INVITATION_STATUS,
  LIVE_INVITATIONS,
  invitationStatusNow,
  type InvitationStatus,
} from '@archway/rules/partner/invitation';
import { sql, type Selectable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Schema, Tx } from '../../platform/db/database.ts';
import type { ListSpec } from '../../platform/list/sort.ts';

export type InvitationRow = Selectable<Schema['partner_invitation']> & { is_over: boolean };

const IS_OVER = sql<boolean>`partner_invitation.expires_at <= app_now()`.as('is_over');
const EXPIRY = sql<Date>`app_now() + make_interval(days => ${INVITATION_DAYS})`;

/** How it stands now, whether or not its end was written down. */
export const statusOf = (row: InvitationRow): InvitationStatus =>
  invitationStatusNow(row.status as InvitationStatus, row.is_over);

/** The invitations of one clinic. Every query of this file starts here. */
export function findInvitations(tx: Tx, orgId: string) {
  return tx
    .selectFrom('partner_invitation')
    .selectAll('partner_invitation')
    .select(IS_OVER)
    .where('partner_invitation.org_id', '=', orgId);
}

export const INVITATION_LIST: ListSpec = {
  id: 'partner_invitation.id',
  sorts: { createdAt: { column: 'partner_invitation.made_at', is: 'time' } },
};

/** Locked until the transaction ends: the clinic, the guest and time act one after the other. */
export async function lockInvitation(tx: Tx, orgId: string, id: string): Promise<InvitationRow | undefined> {
  return findInvitations(tx, orgId).where('partner_invitation.id', '=', id).forUpdate().executeTakeFirst();
}

/** The one whose link still works, to the address as mailboxes compare it. */
export async function lockLiveInvitation(
  tx: Tx,
  orgId: string,
  folded: string,
): Promise<InvitationRow | undefined> {
  return findInvitations(tx, orgId)
    .where('partner_invitation.folded', '=', folded)
    .where('partner_invitation.status', 'in', [...LIVE_INVITATIONS])
    .forUpdate()
    .executeTakeFirst();
}

export async function insertInvitation(
  tx: Tx,
  orgId: string,
  { email, message, invitedBy }: { email: string; message: string; invitedBy: string },
): Promise<InvitationRow> {
  const id = uuidv7();
  await tx
    .insertInto('partner_invitation')
    .values({ org_id: orgId, id, email, message, invited_by: invitedBy, expires_at: EXPIRY })
    .execute();
  return getInvitation(tx, orgId, id);
}

export async function getInvitation(tx: Tx, orgId: string, id: string): Promise<InvitationRow> {
  return findInvitations(tx, orgId).where('partner_invitation.id', '=', id).executeTakeFirstOrThrow();
}

function change(tx: Tx, orgId: string, id: string) {
  return tx.updateTable('partner_invitation').where('org_id', '=', orgId).where('id', '=', id);
}

/** Another link of another seven days; those before are of an earlier sending and work no longer. */
export async function saveSending(tx: Tx, orgId: string, id: string): Promise<void> {
  await change(tx, orgId, id)
    .set({
      status: INVITATION_STATUS.inviting,
      sendings: sql`sendings + 1`,
      sent_at: sql`app_now()`,
      expires_at: EXPIRY,
      reminded_at: null,
      opened_at: null,
      version: sql`version + 1`,
    })
    .execute();
}

export async function saveCanceled(tx: Tx, orgId: string, id: string): Promise<void> {
  await change(tx, orgId, id)
    .set({
      status: INVITATION_STATUS.canceled,
      canceled_at: sql`app_now()`,
      version: sql`version + 1`,
    })
    .execute();
}

/** When an organization is being closed; answers how many there were. */
export async function cancelLiveInvitations(tx: Tx, orgId: string): Promise<number> {
  const rows = await tx
    .updateTable('partner_invitation')
    .set({ status: INVITATION_STATUS.canceled, canceled_at: sql`app_now()`, version: sql`version + 1` })
    .where('org_id', '=', orgId)
    .where('status', 'in', [...LIVE_INVITATIONS])
    .returning('id')
    .execute();
  return rows.length;
}

/** Neither changes the version: what the clinic can do with it stays the same, or is refused by the status. */
export async function saveOpened(tx: Tx, orgId: string, id: string): Promise<void> {
  await change(tx, orgId, id)
    .set({ status: INVITATION_STATUS.registering, opened_at: sql`app_now()` })
    .execute();
}

export async function saveExpired(tx: Tx, orgId: string, id: string): Promise<void> {
  await change(tx, orgId, id).set({ status: INVITATION_STATUS.expired }).execute();
}

export async function saveAnswered(tx: Tx, orgId: string, id: string, became: string): Promise<void> {
  await change(tx, orgId, id)
    .set({
      status: INVITATION_STATUS.invited,
      answered_at: sql`app_now()`,
      became,
      version: sql`version + 1`,
    })
    .execute();
}

export async function saveReminded(tx: Tx, orgId: string, id: string): Promise<void> {
  await change(tx, orgId, id)
    .set({ reminded_at: sql`app_now()` })
    .execute();
}

export async function insertInvitationLink(
  tx: Tx,
  orgId: string,
  { invitationId, sending, hash }: { invitationId: string; sending: number; hash: Buffer },
): Promise<void> {
  await tx
    .insertInto('partner_invitation_link')
    .values({ org_id: orgId, invitation_id: invitationId, sending, hash })
    .execute();
}

/** Two who invite at once wait for each other here, so that neither sends the one too many, nor both to one address. */
export async function countTriesAlone(tx: Tx, orgId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`partner invitations of ${orgId}`}, 0))`.execute(
    tx,
  );
  const { tries } = await tx
    .selectFrom('partner_invitation_try')
    .select(sql<number>`count(*)::integer`.as('tries'))
    .where('org_id', '=', orgId)
    .where('tried_at', '>', sql<Date>`app_now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  return tries;
}

export async function insertTry(tx: Tx, orgId: string): Promise<void> {
  await tx.insertInto('partner_invitation_try').values({ org_id: orgId, id: uuidv7() }).execute();
}
