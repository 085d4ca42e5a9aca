import { EXACT_TOTAL_LIMIT } from '@archway/contract/core/paging';
import { listByPage as call } from '@archway/contract/member/calls';
import { implement, type Tx } from '../../../platform/rpc/implement.ts';
import type { Caller } from '../../../platform/rpc/caller.ts';
import { readCursor, writeCursor } from '../../../platform/rpc/page-cursor.ts';
import { presentMember } from '../member.present.ts';
import {
  countMembers,
  listMembers,
  listMembersByCode,
  searchMembers,
  type MemberRow,
  type PageWanted,
} from '../member.repository.ts';
import { manageableRoles } from '../within-own-role.ts';

export const listByPage = implement(
  call,
  async ({ input, caller, tx, fail }) => {
    const { pageNum, pageSize: size, cursor, keyword = '', status, roleCode } = input;
    const after =
      cursor === undefined
        ? null
        : (readCursor(cursor) ?? fail('invalidInput', { data: { fields: ['cursor'] } }));
    const skip = after === null ? (pageNum - 1) * size : 0;
    const find = keyword === '' ? findAll : findByKeyword;
    const { rows, total } = await find(tx, caller, { keyword, status, roleCode, size, after, skip });
    const page = rows.slice(0, size);
    const last = page.at(-1);
    const manageable = await manageableRoles(tx, caller, page);
    return {
      list: page.map((row) => presentMember(row, manageable.has(row.role_id))),
      total: Math.min(total, EXACT_TOTAL_LIMIT),
      totalIsExact: total <= EXACT_TOTAL_LIMIT,
      next:
        rows.length > size && last !== undefined
          ? writeCursor({ createdAt: last.cursor_time, id: last.user_code, total })
          : null,
    };
  },
  { reads: true },
);

interface Found {
  /** One more than the page has room for, when there is a next one. */
  rows: MemberRow[];
  total: number;
}

async function findAll(tx: Tx, caller: Caller, wanted: PageWanted): Promise<Found> {
  const rows = await listMembers(tx, caller, wanted);
  const total = wanted.after?.total ?? rows[0]?.total ?? null;
  if (total !== null) return { rows, total };
  return { rows, total: wanted.skip === 0 ? 0 : await countMembers(tx, caller, wanted) };
}

async function findByKeyword(tx: Tx, caller: Caller, wanted: PageWanted): Promise<Found> {
  const { userCodes, total } = await searchMembers(tx, caller, wanted);
  const rows = userCodes.length === 0 ? [] : await listMembersByCode(tx, caller, userCodes);
  return { rows, total: wanted.after?.total ?? total };
}
