import { listRoles as call } from '@archway/contract/role/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { rolesWithin } from '../role-rights.ts';
import { presentChoices } from '../role.present.ts';
import { listRoles } from '../role.repository.ts';

export const list = implement(
  call,
  async ({ caller, tx }) => {
    const roles = await listRoles(tx, caller);
    const within = await rolesWithin(tx, caller, roles);
    return presentChoices(tx, caller, roles, within);
  },
  { reads: true },
);
