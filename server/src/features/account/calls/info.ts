import { info as call } from '@archway/contract/account/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { presentAccount } from '../account.present.ts';
import { getAccount } from '../account.repository.ts';

export const info = implement(call, async ({ caller, tx }) =>
  presentAccount(await getAccount(tx, caller), caller),
);
