import { EXACT_TOTAL_LIMIT, NEWEST_FIRST } from '@archway/contract/core/paging';
import { ACTIVATION, type Activation } from '@archway/rules/organization-types';
import { sql, type Expression } from 'kysely';
import { runKept, type Tx } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/rpc/caller.ts';
import { timeText } from '../../platform/list/iso-time.ts';
import type { PageWanted, Placed } from '../../platform/list/page.ts';
import { sortOf, type ListSpec, type Sort } from '../../platform/list/sort.ts';

/** The members of the caller's organization, without deleted ones, and no others. Every query of this file starts here. */
function membersOf(tx: Tx, caller: Caller) {
  return tx
    .selectFrom('member')
    .where('member.org_id', '=', caller.orgId)
    .where('member.deleted_at', 'is', null);
}

export interface MemberFilter {
  keyword?: string | undefined;
  status?: number | undefined;
  roleCode?: string | undefined;
}

function filtered(tx: Tx, caller: Caller, { status, roleCode }: MemberFilter) {
  let members = membersOf(tx, caller);
  if (status !== undefined) members = members.where('member.activation', '=', status);
  if (roleCode !== undefined) members = members.where('member.role_id', '=', roleOf(caller, roleCode));
  return members;
}

/** The id of one of the organization's roles; nothing equals that of a code it does not have. */
const roleOf = ({ orgId }: Caller, code: string) =>
  sql<string>`(select id from role where org_id = ${orgId} and bucket = org_bucket(${orgId}) and code = ${code})`;

/** What the list of members can be sorted by, in the table and in the view they are searched in. */
export const MEMBER_LIST: ListSpec = {
  id: 'user_code',
  sorts: {
    createdAt: { column: 'created_at', is: 'time' },
    displayName: { column: 'display_name', is: 'text' },
  },
};

/** Where a member stands in the list: no column of its own, since the row has it. */
export const memberPlace = (row: MemberRow, { name }: Sort): Placed => ({
  id: row.user_code,
  place: name.endsWith('createdAt') ? row.created : row.display_name,
});

export interface MemberRow {
  user_code: string;
  login_account: string;
  display_name: string;
  email: string;
  phone: string;
  gender: number | null;
  activation: number;
  email_verified: boolean;
  /** Text, and not named `created_at`, which the order is by. */
  created: string;
  updated: string;
  role_id: string;
  role_code: string;
  role_name: string;
  is_administrator: boolean;
  /** Of the whole list; null where it was counted before, or is not asked for. */
  total: number | null;
}

interface Shown {
  sort: Sort;
  size: number;
  skip: number;
  total: Expression<number | null>;
}

/** These members with their roles. They are found first and by themselves, as no guess about the roles may move that. */
function listing(
  { orgId }: Caller,
  members: ReturnType<typeof membersOf>,
  { sort, size, skip, total }: Shown,
) {
  return sql<MemberRow>`
    select page.user_code, page.login_account, page.display_name, page.email, page.phone, page.gender,
      page.activation, page.email_verified, page.role_id,
      ${timeText('page.created_at')} as created, ${timeText('page.updated_at')} as updated,
      held.code as role_code, held.name as role_name, held.protected as is_administrator, ${total} as total
    from (${members.selectAll('member')} order by ${sort.order} limit ${size} offset ${skip}) page
    join (select id, code, name, protected from role where org_id = ${orgId} and bucket = org_bucket(${orgId})) held
      on held.id = page.role_id
    order by ${sort.order}`;
}

const NO_TOTAL = sql<null>`null`;

/** Exact up to the limit; counting further would read the whole organization for a number nobody reads. */
function countOf(members: ReturnType<typeof membersOf>) {
  const seen = members.select(ONE).limit(EXACT_TOTAL_LIMIT + 1);
  return sql<number>`(select count(*)::integer from ${seen} seen)`;
}
const ONE = sql`1`.as('one');

/** One page, newest first, and one row more than asked for when there is a next page. */
export async function listMembers(
  tx: Tx,
  caller: Caller,
  filter: MemberFilter,
  { sort, size, after, skip }: PageWanted,
): Promise<MemberRow[]> {
  const members = filtered(tx, caller, filter);
  const page =
    after === null
      ? listing(caller, members, { sort, size: size + 1, skip, total: countOf(members) })
      : listing(caller, members.where(sort.isAfter(after)), { sort, size: size + 1, skip, total: NO_TOTAL });
  return runKept(tx, page);
}

/** For a page beyond the end, which has no row to carry the total. */
export async function countMembers(tx: Tx, caller: Caller, filter: MemberFilter): Promise<number> {
  const total = countOf(filtered(tx, caller, filter));
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
  { keyword = '', status, roleCode }: MemberFilter,
  { sort, size, after, skip }: PageWanted,
): Promise<{ userCodes: string[]; total: number }> {
  let found = tx
    .selectFrom('member_match')
    .select(['user_code', 'created_at', 'display_name'])
    .where('org_id', '=', caller.orgId)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`searched like part_of(${keyword})`);
  if (status !== undefined) found = found.where('activation', '=', status);
  if (roleCode !== undefined) found = found.where('role_id', '=', roleOf(caller, roleCode));
  if (after !== null) found = found.where(sort.isAfter(after));
  const most = (after === null ? Math.max(EXACT_TOTAL_LIMIT, skip + size) : size) + 1;
  const { rows } = await sql<{ codes: string[]; total: number }>`
    with found as materialized (${found} order by ${sort.order} limit ${most})
    select (select count(*)::integer from found) as total,
      array(select user_code from found order by ${sort.order} limit ${size + 1} offset ${skip}) as codes`.execute(
    tx,
  );
  return { userCodes: rows[0]?.codes ?? [], total: Math.min(rows[0]?.total ?? 0, EXACT_TOTAL_LIMIT + 1) };
}

/**
 * These members, in the order of the list. Planned for each question: a plan for all of them takes every organization
 * for a small one and reads it whole.
 */
export async function listMembersByCode(
  tx: Tx,
  caller: Caller,
  userCodes: readonly string[],
  sort: Sort = sortOf(MEMBER_LIST, NEWEST_FIRST),
): Promise<MemberRow[]> {
  const members = membersOf(tx, caller)
    .where('member.bucket', '=', sql<number>`org_bucket(${caller.orgId})`)
    .where('member.user_code', '=', sql<string>`any(${[...userCodes]}::uuid[])`);
  const { rows } = await listing(caller, members, {
    sort,
    size: userCodes.length,
    skip: 0,
    total: NO_TOTAL,
  }).execute(tx);
  return rows;
}

export async function findMember(tx: Tx, caller: Caller, userCode: string): Promise<MemberRow | undefined> {
  const members = membersOf(tx, caller)
    .where('member.bucket', '=', sql<number>`org_bucket(${caller.orgId})`)
    .where('member.user_code', '=', userCode);
  const shown = { sort: sortOf(MEMBER_LIST, NEWEST_FIRST), size: 1, skip: 0, total: NO_TOTAL };
  // By its key: one plan is right for organizations of any size.
  const [member] = await runKept(tx, listing(caller, members, shown));
  return member;
}

/** Whether the organization has anybody beside the caller, be it somebody who was only invited. */
export async function hasColleague(tx: Tx, caller: Caller): Promise<boolean> {
  const row = await membersOf(tx, caller)
    .select('member.user_code')
    .where('member.bucket', '=', sql<number>`org_bucket(${caller.orgId})`)
    .where('member.user_code', '<>', caller.userCode)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
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
    .where('deleted_at', 'is', null)
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
