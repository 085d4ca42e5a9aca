import { EXACT_TOTAL_LIMIT } from '@archway/contract/core/paging';
import { ACTIVATION, type Activation } from '@archway/rules/organization-types';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/rpc/caller.ts';
import type { Cursor } from './member.cursor.ts';

/** The members of the caller's organization, and no others. Every query of this file starts here. */
function membersOf(tx: Tx, caller: Caller) {
  return tx.selectFrom('member').where('member.org_id', '=', caller.orgId);
}

export interface MemberFilter {
  keyword: string | undefined;
  status: number | undefined;
}

function filtered(tx: Tx, caller: Caller, { keyword, status }: MemberFilter) {
  let query = membersOf(tx, caller);
  if (status !== undefined) query = query.where('member.activation', '=', status);
  if (keyword !== undefined && keyword !== '') {
    const like = `%${keyword.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    query = query.where(
      sql<boolean>`lower(member.display_name || ' ' || member.login_account || ' ' || member.email) like ${like}`,
    );
  }
  return query;
}

const COLUMNS = [
  'member.user_code',
  'member.login_account',
  'member.display_name',
  'member.email',
  'member.phone',
  'member.activation',
  'member.created_at',
  'role.code as role_code',
  'role.name as role_name',
  'role.protected as is_administrator',
] as const;

export interface PageWanted extends MemberFilter {
  size: number;
  after: Cursor | null;
  skip: number;
}

/** One page, newest first, and one row more than asked for when there is a next page. */
export async function listMembers(tx: Tx, caller: Caller, { size, after, skip, ...filter }: PageWanted) {
  let query = filtered(tx, caller, filter)
    .innerJoin('role', (join) =>
      join
        .onRef('role.bucket', '=', 'member.bucket')
        .onRef('role.org_id', '=', 'member.org_id')
        .onRef('role.id', '=', 'member.role_id'),
    )
    .select(COLUMNS)
    .orderBy('member.created_at', 'desc')
    .orderBy('member.user_code', 'desc')
    .limit(size + 1);
  if (after !== null) {
    query = query.where(
      sql<boolean>`(member.created_at, member.user_code) < (${after.createdAt}::timestamptz, ${after.userCode}::uuid)`,
    );
  } else if (skip > 0) query = query.offset(skip);
  return query.execute();
}

export type MemberRow = Awaited<ReturnType<typeof listMembers>>[number];

/** Exact up to the limit; counting further would read the whole organization for a number nobody reads. */
export async function countMembers(tx: Tx, caller: Caller, filter: MemberFilter): Promise<number> {
  const counted = await tx
    .selectFrom(
      filtered(tx, caller, filter)
        .select(sql`1`.as('one'))
        .limit(EXACT_TOTAL_LIMIT + 1)
        .as('seen'),
    )
    .select(sql<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow();
  return counted.total;
}

export async function findMember(tx: Tx, caller: Caller, userCode: string): Promise<MemberRow | undefined> {
  return membersOf(tx, caller)
    .innerJoin('role', (join) =>
      join
        .onRef('role.bucket', '=', 'member.bucket')
        .onRef('role.org_id', '=', 'member.org_id')
        .onRef('role.id', '=', 'member.role_id'),
    )
    .select(COLUMNS)
    .where('member.user_code', '=', userCode)
    .executeTakeFirst();
}

/** Compare and set: nothing happens when somebody else has changed the state in the meantime. */
export async function saveActivation(
  tx: Tx,
  caller: Caller,
  userCode: string,
  { from, to }: { from: readonly Activation[]; to: Activation },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('member')
    .set({ activation: to, updated_at: sql`app_now()` })
    .where('org_id', '=', caller.orgId)
    .where('user_code', '=', userCode)
    .where('activation', 'in', [...from])
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Administrators who can sign in; locked, so that two of them cannot shut each other out at once. */
export async function lockActiveAdministrators(tx: Tx, caller: Caller): Promise<string[]> {
  const rows = await membersOf(tx, caller)
    .innerJoin('role', (join) =>
      join
        .onRef('role.bucket', '=', 'member.bucket')
        .onRef('role.org_id', '=', 'member.org_id')
        .onRef('role.id', '=', 'member.role_id'),
    )
    .select('member.user_code')
    .where('role.protected', '=', true)
    .where('member.activation', '=', ACTIVATION.activated)
    .orderBy('member.user_code')
    .forUpdate('member')
    .execute();
  return rows.map(({ user_code }) => user_code);
}
