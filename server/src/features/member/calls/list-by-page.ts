import { EXACT_TOTAL_LIMIT } from '@archway/contract/core/paging';
import { listByPage as call } from '@archway/contract/member/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { readCursor, writeCursor } from '../member.cursor.ts';
import { presentMember } from '../member.present.ts';
import { countMembers, listMembers } from '../member.repository.ts';

export const listByPage = implement(call, async ({ input, caller, tx, fail }) => {
  const { pageNum, pageSize, cursor, keyword, status } = input;
  const after =
    cursor === undefined
      ? null
      : (readCursor(cursor) ?? fail('invalidInput', { data: { fields: ['cursor'] } }));
  const filter = { keyword, status };
  const rows = await listMembers(tx, caller, {
    ...filter,
    size: pageSize,
    after,
    skip: (pageNum - 1) * pageSize,
  });
  const total = await countMembers(tx, caller, filter);
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    list: page.map(presentMember),
    total: Math.min(total, EXACT_TOTAL_LIMIT),
    totalIsExact: total <= EXACT_TOTAL_LIMIT,
    next:
      rows.length > pageSize && last !== undefined
        ? writeCursor({ createdAt: last.created_at.toISOString(), userCode: last.user_code })
        : null,
  };
});
