import { languageOf, type Language } from '@archway/rules/languages';
import { ORGANIZATION_STATUS } from '@archway/rules/organization-types';
import { sql, type Updateable, type UpdateObject } from 'kysely';
import type { Schema, Tx } from '../../platform/db/database.ts';
import { isUniqueViolation } from '../../platform/db/errors.ts';
import type { Caller } from '../../platform/rpc/caller.ts';
import type { Readable } from '../file/public.ts';
import { findPendingEmail } from '../link/public.ts';

interface Owner {
  orgId: string;
  userCode: string;
}

/** One's own row, and no other. Every query of this file starts here. */
function own(tx: Tx, { orgId, userCode }: Owner) {
  return tx.selectFrom('member').where('member.org_id', '=', orgId).where('member.user_code', '=', userCode);
}

export async function getAccount(tx: Tx, owner: Owner) {
  const account = await own(tx, owner)
    .innerJoin('organization', (join) =>
      join
        .onRef('organization.bucket', '=', 'member.bucket')
        .onRef('organization.org_id', '=', 'member.org_id'),
    )
    .innerJoin('role', (join) =>
      join
        .onRef('role.bucket', '=', 'member.bucket')
        .onRef('role.org_id', '=', 'member.org_id')
        .onRef('role.id', '=', 'member.role_id'),
    )
    .leftJoin('file as picture', (join) =>
      join
        .onRef('picture.bucket', '=', 'member.bucket')
        .onRef('picture.org_id', '=', 'member.org_id')
        .onRef('picture.id', '=', 'member.avatar_file'),
    )
    .select([
      'member.org_id',
      'member.user_code',
      'member.login_account',
      'member.display_name',
      'member.nickname',
      'picture.name as picture_name',
      'picture.content_key as picture_key',
      'picture.content_type as picture_type',
      'member.gender',
      'member.phone',
      'member.email',
      'member.email_verified',
      'member.account_renamed',
      'member.activation',
      'member.created_at',
      'member.updated_at',
      'member.message_receiving_type',
      'member.tooth_numbering_system',
      'member.language',
      'member.theme',
      'member.preference',
      'member.force_change_password',
      'member.review_passkeys',
      'member.improvement_version',
      'organization.name as org_name',
      'organization.type as org_type',
      'organization.features',
      'role.code as role_code',
      'role.name as role_name',
      'role.protected as is_administrator',
    ])
    .executeTakeFirstOrThrow();
  return { ...account, pending_email: (await findPendingEmail(tx, owner)) ?? null };
}
export type AccountRow = Awaited<ReturnType<typeof getAccount>>;

/** The signature under this number of the dentist the member is, if there is one. */
export async function findSignature(tx: Tx, owner: Owner, number: number): Promise<Readable | undefined> {
  return own(tx, owner)
    .innerJoin('dentist_member', (join) =>
      join
        .onRef('dentist_member.bucket', '=', 'member.bucket')
        .onRef('dentist_member.org_id', '=', 'member.org_id')
        .onRef('dentist_member.user_code', '=', 'member.user_code'),
    )
    .innerJoin('dentist_signature', (join) =>
      join
        .onRef('dentist_signature.bucket', '=', 'member.bucket')
        .onRef('dentist_signature.org_id', '=', 'member.org_id')
        .onRef('dentist_signature.dentist_id', '=', 'dentist_member.dentist_id'),
    )
    .innerJoin('file', (join) =>
      join
        .onRef('file.bucket', '=', 'member.bucket')
        .onRef('file.org_id', '=', 'member.org_id')
        .onRef('file.id', '=', 'dentist_signature.file_id'),
    )
    .select(['file.name', 'file.content_key', 'file.content_type'])
    .where('dentist_signature.number', '=', number)
    .executeTakeFirst();
}

export async function getPreference(tx: Tx, owner: Owner): Promise<unknown> {
  const { preference } = await own(tx, owner).select('preference').executeTakeFirstOrThrow();
  return preference;
}

export async function saveAvatar(tx: Tx, owner: Owner, fileId: string | null): Promise<void> {
  await save(tx, owner, { avatar_file: fileId });
}

/** Whom a mail about the account itself goes to. */
export interface Addressee {
  email: string;
  language: Language;
  activation: number;
  emailVerified: boolean;
}

export async function findAddressee(tx: Tx, owner: Owner): Promise<Addressee | undefined> {
  const row = await own(tx, owner)
    .select(['email', 'language', 'activation', 'email_verified'])
    .executeTakeFirst();
  return (
    row && {
      email: row.email,
      language: languageOf(row.language),
      activation: row.activation,
      emailVerified: row.email_verified,
    }
  );
}

export async function getAddressee(tx: Tx, owner: Owner): Promise<Addressee> {
  const addressee = await findAddressee(tx, owner);
  if (addressee === undefined) throw new Error('nobody to mail to');
  return addressee;
}

export async function getCredentials(tx: Tx, owner: Owner) {
  const { orgId } = owner;
  return own(tx, owner)
    .select(['password_hash', 'former_password_hash', 'login_account', 'email', 'force_change_password'])
    .select(
      sql<string>`(select name from organization where org_id = ${orgId} and bucket = org_bucket(${orgId}))`.as(
        'organization',
      ),
    )
    .executeTakeFirstOrThrow();
}

export type ProfileChange = Pick<
  Updateable<Schema['member']>,
  | 'display_name'
  | 'nickname'
  | 'gender'
  | 'phone'
  | 'language'
  | 'theme'
  | 'message_receiving_type'
  | 'tooth_numbering_system'
>;

export async function saveProfile(tx: Tx, owner: Owner, change: ProfileChange): Promise<void> {
  await save(tx, owner, change);
}

/** By which version of its text the member takes part in the improvement plan; null for no longer. */
export async function saveImprovementPlan(tx: Tx, owner: Owner, version: string | null): Promise<void> {
  await save(tx, owner, {
    improvement_version: version,
    improvement_since: version === null ? null : sql`app_now()`,
  });
}

/** Adds to what was chosen before, in one statement: of two tabs none undoes what the other has chosen. */
export async function savePreference(tx: Tx, { orgId, userCode }: Owner, change: object): Promise<unknown> {
  const { preference } = await tx
    .updateTable('member')
    .set({
      preference: sql`preference || ${JSON.stringify(change)}::jsonb`,
      updated_at: sql`app_now()`,
    })
    .where('org_id', '=', orgId)
    .where('user_code', '=', userCode)
    .returning('preference')
    .executeTakeFirstOrThrow();
  return preference;
}

/** The own row, locked until the transaction ends: of two changes at once the second sees the first. */
export async function lockAccountName(tx: Tx, owner: Owner): Promise<{ account_renamed: boolean }> {
  return own(tx, owner).select('account_renamed').forUpdate().executeTakeFirstOrThrow();
}

/** False when somebody got the name first; the transaction is then good for nothing more. */
export function saveAccountName(tx: Tx, owner: Owner, name: string): Promise<boolean> {
  return unlessTaken(save(tx, owner, { login_account: name, account_renamed: true }), 'member_login_account');
}

/**
 * False when somebody got the address first; the transaction is then good for nothing more. An account that was never
 * named goes by its address.
 */
export function saveEmail(tx: Tx, owner: Owner, email: string): Promise<boolean> {
  const login_account = sql<string>`case when lower(login_account) = lower(email) then ${email} else login_account end`;
  return unlessTaken(save(tx, owner, { email, email_verified: true, login_account }), 'member_email');
}

async function unlessTaken(saving: Promise<void>, constraint: string): Promise<boolean> {
  try {
    await saving;
    return true;
  } catch (error) {
    if (isUniqueViolation(error, constraint)) return false;
    throw error;
  }
}

export async function activate(tx: Tx, owner: Owner): Promise<void> {
  await save(tx, owner, {
    email_verified: true,
    activation: sql<number>`case when activation = 0 then 1 else activation end`,
  });
}

/** Compare and set: false when the password has been changed since the old one was judged. */
export async function replacePassword(
  tx: Tx,
  { orgId, userCode }: Owner,
  { from, to }: { from: string | null; to: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('member')
    .set({
      password_hash: to,
      former_password_hash: null,
      force_change_password: false,
      updated_at: sql`app_now()`,
    })
    .where('org_id', '=', orgId)
    .where('user_code', '=', userCode)
    .where(sql<boolean>`password_hash is not distinct from ${from}`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The link opens an account that had no password yet; whoever has it has read the mail. */
export async function savePasswordByMail(tx: Tx, owner: Owner, hash: string): Promise<void> {
  await save(tx, owner, {
    password_hash: hash,
    former_password_hash: null,
    force_change_password: false,
    email_verified: true,
    activation: sql<number>`case when activation = 0 then 1 else activation end`,
  });
}

/** Takes the password away: only a mailed link sets another, and not the same one. Passkeys are to be looked through. */
export async function voidPassword(tx: Tx, owner: Owner): Promise<void> {
  await save(tx, owner, {
    former_password_hash: sql<string | null>`coalesce(password_hash, former_password_hash)`,
    password_hash: null,
    force_change_password: true,
    review_passkeys: true,
  });
}

async function save(
  tx: Tx,
  { orgId, userCode }: Owner,
  change: UpdateObject<Schema, 'member'>,
): Promise<void> {
  await tx
    .updateTable('member')
    .set({ ...change, updated_at: sql`app_now()` })
    .where('org_id', '=', orgId)
    .where('user_code', '=', userCode)
    .execute();
}

/** Whether the organization may go on working: not closing, and its processing agreement not withdrawn. */
export async function mayWork(tx: Tx, { orgId }: Caller): Promise<boolean> {
  const { status, processing_agreed } = await tx
    .selectFrom('organization')
    .select(['status', 'processing_agreed'])
    .where('org_id', '=', orgId)
    .executeTakeFirstOrThrow();
  return status === ORGANIZATION_STATUS.active && processing_agreed;
}

/** In which numbers a member reads teeth. */
export async function toothNumberingFor(tx: Tx, owner: Owner): Promise<string> {
  const row = await own(tx, owner).select('member.tooth_numbering_system').executeTakeFirstOrThrow();
  return row.tooth_numbering_system;
}
