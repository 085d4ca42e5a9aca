import { EXACT_TOTAL_LIMIT } from '@archway/contract/core/paging';
import { listRolesByPage as call } from '@archway/contract/role/calls';
import { readCursor, writeCursor } from '../../../platform/rpc/page-cursor.ts';
import { implement } from '../../../platform/rpc/implement.ts';
import { presentRoles } from '../role.present.ts';
import { countRoles, listRolePage } from '../role.repository.ts';

export const listByPage = implement(
  call,
  async ({ input, caller, tx, fail }) => {
    const { pageNum, pageSize: size, cursor, keyword = '' } = input;
    const after =
      cursor === undefined
        ? null
        : (readCursor(cursor) ?? fail('invalidInput', { data: { fields: ['cursor'] } }));
    const rows = await listRolePage(tx, caller, { keyword, size, after, skip: (pageNum - 1) * size });
    const total = after?.total ?? (await countRoles(tx, caller, keyword));
    const page = rows.slice(0, size);
    const last = page.at(-1);
    return {
      list: await presentRoles(tx, caller, page),
      total: Math.min(total, EXACT_TOTAL_LIMIT),
      totalIsExact: total <= EXACT_TOTAL_LIMIT,
      next:
        rows.length > size && last !== undefined
          ? writeCursor({ createdAt: last.cursor_time, id: last.id, total })
          : null,
    };
  },
  { reads: true },
);
