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

export interface PageWanted extends MemberFilter {
  size: number;
  after: Cursor | null;
  skip: number;
}

function withStatus(tx: Tx, caller: Caller, { status }: MemberFilter) {
  const members = membersOf(tx, caller);
  return status === undefined ? members : members.where('member.activation', '=', status);
}

const isAfter = ({ createdAt, userCode }: Cursor) =>
  sql<boolean>`(created_at, user_code) < (${createdAt}::timestamptz, ${userCode}::uuid)`;

const COLUMNS = [
  'member.user_code',
  'member.login_account',
  'member.display_name',
  'member.email',
  'member.phone',
  'member.activation',
  'member.email_verified',
  'member.created_at',
] as const;
const ROLE_COLUMNS = [
  'role.code as role_code',
  'role.name as role_name',
  'role.protected as is_administrator',
] as const;
const CURSOR_TIME = sql<string>`to_char(member.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** These members with their roles. They are found first, by an index, whatever PostgreSQL guesses about the roles. */
function listed(tx: Tx, caller: Caller, page: ReturnType<typeof pageOf>) {
  return tx
    .selectFrom(page.as('member'))
    .innerJoin('role', (join) =>
      join
        .on('role.bucket', '=', sql<number>`org_bucket(${caller.orgId})`)
        .on('role.org_id', '=', caller.orgId)
        .onRef('role.id', '=', 'member.role_id'),
    )
    .select([...COLUMNS, ...ROLE_COLUMNS, CURSOR_TIME.as('cursor_time')])
    .orderBy('member.created_at', 'desc')
    .orderBy('member.user_code', 'desc');
}

function pageOf(members: ReturnType<typeof membersOf>, most: number) {
  return members
    .select(['member.role_id', ...COLUMNS])
    .orderBy('member.created_at', 'desc')
    .orderBy('member.user_code', 'desc')
    .limit(most);
}

/** Exact up to the limit; counting further would read the whole organization for a number nobody reads. */
function countOf(members: ReturnType<typeof membersOf>) {
  const seen = members.select(sql`1`.as('one')).limit(EXACT_TOTAL_LIMIT + 1);
  return sql<number | null>`(select count(*)::integer from (${seen}) seen)`;
}

/**
 * One page, newest first, and one row more than asked for when there is a next page. The rows of a page that no
 * cursor leads to have the total with them.
 */
export async function listMembers(tx: Tx, caller: Caller, wanted: PageWanted) {
  const { size, after, skip } = wanted;
  const members = withStatus(tx, caller, wanted);
  const page = pageOf(after === null ? members : members.where(isAfter(after)), size + 1);
  const total = after === null ? countOf(members) : sql<number | null>`null`;
  return listed(tx, caller, skip > 0 ? page.offset(skip) : page)
    .select(total.as('total'))
    .execute();
}

/** For a page beyond the end, which has no row to carry the total. */
export async function countMembers(tx: Tx, caller: Caller, filter: MemberFilter): Promise<number> {
  const total = countOf(withStatus(tx, caller, filter));
  const { rows } = await sql<{ total: number }>`select ${total} as total`.execute(tx);
  return rows[0]?.total ?? 0;
}

/**
 * Who is found by a part of name, account or address: the codes for one page, as above, and the total. Asked of the
 * view, because under row-level security a search by the table itself has no use of its index.
 */
export async function searchMembers(
  tx: Tx,
  caller: Caller,
  { keyword = '', status, size, after, skip }: PageWanted,
): Promise<{ userCodes: string[]; total: number }> {
  const like = `%${keyword.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  let found = tx
    .selectFrom('member_match')
    .select(['user_code', 'created_at'])
    .where('org_id', '=', caller.orgId)
    .where('searched', 'like', like)
    .orderBy('created_at', 'desc')
    .orderBy('user_code', 'desc')
    .limit((after === null ? Math.max(EXACT_TOTAL_LIMIT, skip + size) : size) + 1);
  if (status !== undefined) found = found.where('activation', '=', status);
  if (after !== null) found = found.where(isAfter(after));
  const { rows } = await sql<{ codes: string[]; total: number }>`
    with found as materialized (${found})
    select (select count(*)::integer from found) as total,
      array(select user_code from found order by created_at desc, user_code desc
            limit ${size + 1} offset ${after === null ? skip : 0}) as codes`.execute(tx);
  return { userCodes: rows[0]?.codes ?? [], total: Math.min(rows[0]?.total ?? 0, EXACT_TOTAL_LIMIT + 1) };
}

/** These members, in the order of the list. */
export async function listMembersByCode(tx: Tx, caller: Caller, userCodes: readonly string[]) {
  const members = membersOf(tx, caller)
    .where('member.bucket', '=', sql<number>`org_bucket(${caller.orgId})`)
    .where('member.user_code', '=', sql<string>`any(${[...userCodes]}::uuid[])`);
  return listed(tx, caller, pageOf(members, userCodes.length)).execute();
}

export type ListedMember = Awaited<ReturnType<typeof listMembersByCode>>[number];

export async function findMember(tx: Tx, caller: Caller, userCode: string) {
  const [member] = await listMembersByCode(tx, caller, [userCode]);
  return member;
}
export type MemberRow = ListedMember;

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
    .where('role.bucket', '=', sql<number>`org_bucket(${caller.orgId})`)
    .where('role.org_id', '=', caller.orgId)
    .where('role.protected', '=', true)
    .where('member.activation', '=', ACTIVATION.activated)
    .orderBy('member.user_code')
    .forUpdate('member')
    .execute();
  return rows.map(({ user_code }) => user_code);
}
