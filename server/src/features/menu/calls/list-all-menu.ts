import { listAllMenu as call } from '@archway/contract/menu/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { presentMenu } from '../menu.present.ts';
import { listAvailableEntries } from '../menu.repository.ts';

export const listAllMenu = implement(
  call,
  async ({ caller, tx }) => presentMenu(await listAvailableEntries(tx, caller)),
  { reads: true },
);
