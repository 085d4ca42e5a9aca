import { countCases as call } from '@archway/contract/case/calls';
import { countEach, totalOf } from '../../../platform/list/page.ts';
import { implement } from '../../../platform/rpc/implement.ts';
import { narrowingOf } from '../case-narrowing.ts';
import { findCases } from '../case.repository.ts';

export const count = implement(
  call,
  async ({ input, caller, tx }) => {
    const lists = [];
    for (const filters of input.lists)
      lists.push(findCases(tx, caller, await narrowingOf(tx, caller.orgId, filters)));
    return { list: (await countEach(tx, lists)).map(totalOf) };
  },
  { reads: true },
);
