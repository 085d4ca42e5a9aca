import type { InputOf } from '@archway/contract/core/call';
import { listColleagues, listDentists } from '@archway/contract/dentist/calls';
import { listByPage } from '@archway/contract/member/calls';
import type { Member } from '@archway/contract/member/model';
import { MAX_PAGE_SIZE } from '@archway/contract/core/paging';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../platform/call/call.ts';
import { callQuery } from '../../platform/call/queries.ts';

export const dentistsQuery = (asked: InputOf<typeof listDentists>) =>
  callQuery(listDentists, asked, { ignoreErrors: true });

/** Whom a dentist can choose deputies from. */
export const colleaguesQuery = callQuery(listColleagues, {}, { ignoreErrors: true });

const MOST_PAGES = 20;

/** All members, to choose from. A clinic has few; two thousand is where we stop. */
export const allMembersQuery = queryOptions({
  queryKey: [listByPage.path, 'all'],
  queryFn: async ({ signal }) => {
    const members: Member[] = [];
    let cursor: string | null = null;
    for (let i = 0; i < MOST_PAGES; i += 1) {
      const input = { pageSize: MAX_PAGE_SIZE, ...(cursor === null ? {} : { cursor }) };
      const page: { list: Member[]; next: string | null } = await send(listByPage, input, { signal });
      members.push(...page.list);
      cursor = page.next;
      if (cursor === null) break;
    }
    return members;
  },
  meta: { ignoreErrors: true },
});
