import { checkUsernameExist as call } from '@archway/contract/account/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { findAccount } from '../../session/public.ts';

export const checkUsernameExist = implement(
  call,
  async ({ input, caller, tx }) => {
    const holder = await findAccount(tx, input.username);
    return { exists: holder !== undefined && holder.user_code !== caller.userCode };
  },
  { reads: true },
);
