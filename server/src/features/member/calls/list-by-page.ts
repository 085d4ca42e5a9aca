import { listByPage as call } from '@archway/contract/member/calls';
import { pageWanted, presentPlaced, type PageWanted } from '../../../platform/list/page.ts';
import type { Caller } from '../../../platform/rpc/caller.ts';
import { implement, type Tx } from '../../../platform/rpc/implement.ts';
import { presentMember } from '../member.present.ts';
import {
  countMembers,
  listMembers,
  listMembersByCode,
  MEMBER_LIST,
  memberPlace,
  searchMembers,
  type MemberFilter,
  type MemberRow,
} from '../member.repository.ts';
import { manageableRoles } from '../within-own-role.ts';

export const listByPage = implement(
  call,
  async ({ input, caller, tx }) => {
    const wanted = pageWanted(MEMBER_LIST, input);
    const find = (input.keyword ?? '') === '' ? findAll : findByKeyword;
    const { rows, total } = await find(tx, caller, input, wanted);
    return presentPlaced({ rows, total }, wanted, {
      present: async (page) => {
        const manageable = await manageableRoles(tx, caller, page);
        return page.map((row) => presentMember(row, manageable.has(row.role_id)));
      },
      placeOf: (row) => memberPlace(row, wanted.sort),
    });
  },
  { reads: true },
);

interface Found {
  /** One more than the page has room for, when there is a next one. */
  rows: MemberRow[];
  total: number;
}

/** Page and total in one statement: the list is asked for more often than anything else. */
async function findAll(tx: Tx, caller: Caller, filter: MemberFilter, wanted: PageWanted): Promise<Found> {
  const rows = await listMembers(tx, caller, filter, wanted);
  const total = wanted.after?.total ?? rows[0]?.total ?? null;
  if (total !== null) return { rows, total };
  return { rows, total: wanted.skip === 0 ? 0 : await countMembers(tx, caller, filter) };
}

async function findByKeyword(
  tx: Tx,
  caller: Caller,
  filter: MemberFilter,
  wanted: PageWanted,
): Promise<Found> {
  const { userCodes, total } = await searchMembers(tx, caller, filter, wanted);
  const rows = userCodes.length === 0 ? [] : await listMembersByCode(tx, caller, userCodes, wanted.sort);
  return { rows, total: wanted.after?.total ?? total };
}
