import { INVITATION_DAYS } from '@archway/rules/invitations';
import { UNDO_EMAIL_DAYS } from '@archway/contract/account/model';
import { SECOND_STEP_MINUTES } from '@archway/contract/credential/model';
import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/db/database.ts';
import { newToken, sha256 } from '../../platform/random-token.ts';

export type LinkKind =
  | 'resetPassword'
  | 'invitation'
  | 'activate'
  | 'confirmEmail'
  | 'freeLogin'
  | 'undoEmail'
  | 'secondStep';

/** How long each kind may lie in a mailbox, or wait in a page. */
const LIFETIME: Record<LinkKind, string> = {
  resetPassword: '30 minutes',
  invitation: `${INVITATION_DAYS} days`,
  activate: '7 days',
  confirmEmail: '24 hours',
  undoEmail: `${UNDO_EMAIL_DAYS} days`,
  freeLogin: '60 seconds',
  secondStep: `${SECOND_STEP_MINUTES} minutes`,
};

export interface FoundLink {
  org_id: string;
  user_code: string;
  detail: Record<string, string>;
  usable: boolean;
}

/**
 * Makes a sign; only its hash is stored. A newer one of the same kind replaces the member's older ones, but for undoing:
 * whoever changes an address twice must not take the first owner's way back away.
 */
export async function makeLink(
  tx: Tx,
  kind: LinkKind,
  owner: { orgId: string; userCode: string },
  detail: Record<string, string> = {},
): Promise<string> {
  const sign = newToken();
  if (kind !== 'undoEmail') await endLinks(tx, kind, owner);
  await tx
    .insertInto('one_time_link')
    .values({
      org_id: owner.orgId,
      hash: sha256(sign),
      kind,
      user_code: owner.userCode,
      detail: JSON.stringify(detail),
      expires_at: sql`app_now() + ${LIFETIME[kind]}::interval`,
    })
    .execute();
  return sign;
}

/** A link that nobody was given: it only counts. */
export async function noteUsedLink(tx: Tx, kind: LinkKind, { orgId, userCode }: Owner): Promise<void> {
  await tx
    .insertInto('one_time_link')
    .values({
      org_id: orgId,
      hash: sha256(newToken()),
      kind,
      user_code: userCode,
      detail: '{}',
      expires_at: sql`app_now()`,
      used_at: sql`app_now()`,
    })
    .execute();
}

interface Owner {
  orgId: string;
  userCode: string;
}

/** None of the member's links of this kind works any longer. */
export async function endLinks(tx: Tx, kind: LinkKind, owner: Owner): Promise<void> {
  await unusedLinksOf(tx, owner).where('kind', '=', kind).execute();
}

/** None of the member's links works any longer, but for undoing an address change: a thief changes passwords too. */
export async function endAllLinks(tx: Tx, owner: Owner): Promise<void> {
  await unusedLinksOf(tx, owner).where('kind', '!=', 'undoEmail').execute();
}

/** Address changes made since this link was mailed are undone with it. Older links keep working: they were here first. */
export async function endUndoLinksSince(tx: Tx, owner: Owner, since: Date): Promise<void> {
  await unusedLinksOf(tx, owner).where('kind', '=', 'undoEmail').where('created_at', '>=', since).execute();
}

/** Desktop signs that these sessions have made. */
export async function endSignsOfSessions(tx: Tx, owner: Owner, sessionIds: readonly string[]): Promise<void> {
  await unusedLinksOf(tx, owner)
    .where('kind', '=', 'freeLogin')
    .where(sql<boolean>`detail->>'sessionId' = any(${[...sessionIds]}::text[])`)
    .execute();
}

function unusedLinksOf(tx: Tx, { orgId, userCode }: Owner) {
  return tx
    .updateTable('one_time_link')
    .set({ used_at: sql`app_now()` })
    .where('org_id', '=', orgId)
    .where('user_code', '=', userCode)
    .where('used_at', 'is', null);
}

/** How many links of this kind the organization's members were sent within the last day. */
export async function countLinksOfLastDay(tx: Tx, orgId: string, kind: LinkKind): Promise<number> {
  const { count } = await tx
    .selectFrom('one_time_link')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('org_id', '=', orgId)
    .where('kind', '=', kind)
    .where('created_at', '>', sql<Date>`app_now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  return count;
}

/** Looks without using it up. */
export async function findLink(
  db: Database | Tx,
  kind: LinkKind,
  sign: string,
): Promise<FoundLink | undefined> {
  const { rows } = await sql<FoundLink>`select * from find_one_time_link(${sha256(sign)}, ${kind})`.execute(
    db,
  );
  return rows[0];
}

/** Whose link it is, as its page says before the button is pressed. */
export async function findLinkHolder(tx: Tx, orgId: string, userCode: string) {
  return tx
    .selectFrom('member')
    .innerJoin('organization', (join) =>
      join
        .onRef('organization.bucket', '=', 'member.bucket')
        .onRef('organization.org_id', '=', 'member.org_id'),
    )
    .select([
      'member.user_code as userCode',
      'member.login_account as account',
      'member.display_name as displayName',
      'organization.name as organization',
    ])
    .where('member.org_id', '=', orgId)
    .where('member.user_code', '=', userCode)
    .executeTakeFirstOrThrow();
}

export async function linkEnd(tx: Tx, orgId: string, sign: string): Promise<Date> {
  const { expires_at } = await tx
    .selectFrom('one_time_link')
    .select('expires_at')
    .where('org_id', '=', orgId)
    .where('hash', '=', sha256(sign))
    .executeTakeFirstOrThrow();
  return expires_at;
}

/** How long a link still works, in minutes begun. */
export async function minutesLeft(tx: Tx, orgId: string, sign: string): Promise<number> {
  const { minutes } = await tx
    .selectFrom('one_time_link')
    .select(
      sql<number>`greatest(0, ceil(extract(epoch from expires_at - app_now()) / 60))::integer`.as('minutes'),
    )
    .where('org_id', '=', orgId)
    .where('hash', '=', sha256(sign))
    .executeTakeFirstOrThrow();
  return minutes;
}

/** Uses the link in its owner's tenant. Of many at once exactly one gets true. */
export async function spendLink(tx: Tx, orgId: string, kind: LinkKind, sign: string): Promise<boolean> {
  return (await spendLinkMadeAt(tx, orgId, kind, sign)) !== undefined;
}

/** The same, with when the link was made. */
export async function spendLinkMadeAt(
  tx: Tx,
  orgId: string,
  kind: LinkKind,
  sign: string,
): Promise<Date | undefined> {
  const row = await tx
    .updateTable('one_time_link')
    .set({ used_at: sql`app_now()` })
    .where('org_id', '=', orgId)
    .where('hash', '=', sha256(sign))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`app_now()`)
    .returning('created_at')
    .executeTakeFirst();
  return row?.created_at;
}

/**
 * Takes one of the tries a link has before anything is judged: the row stays locked until then, so that tries sent at
 * once are judged one by one. Returns how many there have been, with this one; nothing when the link is used, old, or out of tries.
 */
export async function takeLinkTry(
  tx: Tx,
  orgId: string,
  { kind, sign, most }: { kind: LinkKind; sign: string; most: number },
): Promise<number | undefined> {
  const row = await tx
    .updateTable('one_time_link')
    .set({ tries: sql`tries + 1` })
    .where('org_id', '=', orgId)
    .where('hash', '=', sha256(sign))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`app_now()`)
    .where('tries', '<', most)
    .returning('tries')
    .executeTakeFirst();
  return row?.tries;
}

/** For a try that was not judged after all. */
export async function returnLinkTry(tx: Tx, orgId: string, sign: string): Promise<void> {
  await tx
    .updateTable('one_time_link')
    .set({ tries: sql`tries - 1` })
    .where('org_id', '=', orgId)
    .where('hash', '=', sha256(sign))
    .execute();
}

/** The address a member has asked to change to and not confirmed yet. */
export async function findPendingEmail(
  tx: Tx,
  { orgId, userCode }: { orgId: string; userCode: string },
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('one_time_link')
    .select(sql<string>`detail->>'email'`.as('email'))
    .where('org_id', '=', orgId)
    .where('user_code', '=', userCode)
    .where('kind', '=', 'confirmEmail')
    .where('used_at', 'is', null)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return row?.email;
}
