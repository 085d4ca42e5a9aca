import { listJoinRequests as call } from '@archway/contract/member/calls';
import { pageWanted, presentPage, readPage } from '../../../platform/list/page.ts';
import { implement } from '../../../platform/rpc/implement.ts';
import { findOpenRequests, JOIN_REQUEST_LIST } from '../join-request.repository.ts';
import { presentJoinRequest } from '../join-request.ts';

export const listJoinRequests = implement(
  call,
  async ({ input, caller, tx }) => {
    const wanted = pageWanted(JOIN_REQUEST_LIST, input);
    const found = await readPage(tx, findOpenRequests(tx, caller.orgId), wanted);
    return presentPage(found, wanted, (rows) => rows.map(presentJoinRequest));
  },
  { reads: true },
);
