import { listMenuByRole as call } from '@archway/contract/menu/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { presentMenu } from '../menu.present.ts';
import { hasRole, listMenuEntries } from '../menu.repository.ts';

export const listMenuByRole = implement(
  call,
  async ({ input, caller, tx, fail }) => {
    if (!(await hasRole(tx, caller, input.roleId))) return fail('notFound');
    return presentMenu(await listMenuEntries(tx, caller, input.roleId));
  },
  { reads: true },
);
