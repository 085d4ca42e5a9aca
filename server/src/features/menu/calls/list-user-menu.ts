import { listUserMenu as call } from '@archway/contract/menu/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { presentMenu } from '../menu.present.ts';
import { listMenuEntries } from '../menu.repository.ts';

export const listUserMenu = implement(call, async ({ caller, tx }) =>
  presentMenu(await listMenuEntries(tx, caller)),
);
