import { listRolesByPage as call } from '@archway/contract/role/calls';
import { pageWanted, presentPage, readPage } from '../../../platform/list/page.ts';
import { implement } from '../../../platform/rpc/implement.ts';
import { presentRoles } from '../role.present.ts';
import { findRoles, ROLE_LIST } from '../role.repository.ts';

export const listByPage = implement(
  call,
  async ({ input, caller, tx }) => {
    const wanted = pageWanted(ROLE_LIST, input);
    const found = await readPage(tx, findRoles(tx, caller, input.keyword), wanted);
    return presentPage(found, wanted, (rows) => presentRoles(tx, caller, rows));
  },
  { reads: true },
);
