import { countCases as call } from '@archway/contract/case/calls';
import { totalOf } from '../../../platform/list/page.ts';
import { implement } from '../../../platform/rpc/implement.ts';
import { narrowingOf } from '../case-narrowing.ts';
import { countLists } from '../count-lists.ts';

export const count = implement(
  call,
  async ({ input, caller, tx }) => {
    const lists = [];
    for (const filters of input.lists) lists.push(await narrowingOf(tx, caller.orgId, filters));
    return { list: (await countLists(tx, caller, lists)).map(totalOf) };
  },
  { reads: true },
);
