import { listAreaByParentId as call } from '@archway/contract/area/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { areasBelow } from '../areas.ts';

export const listAreaByParentId = implement(
  call,
  async ({ input, request }) => ({ list: [...(await areasBelow(input.parentId, request.language))] }),
  { reads: true },
);
