import { editUsername as call } from '@archway/contract/account/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { findAccount } from '../../session/public.ts';
import { lockAccountName, saveAccountName } from '../account.repository.ts';

export const editUsername = implement(call, async ({ input, caller, tx, fail, audit }) => {
  if ((await lockAccountName(tx, caller)).account_renamed) return fail('accountAlreadyRenamed');
  const holder = await findAccount(tx, input.username);
  if (holder !== undefined && holder.user_code !== caller.userCode) return fail('accountNameTaken');
  if (!(await saveAccountName(tx, caller, input.username))) return fail('accountNameTaken');
  audit({ object: caller.userCode });
  return {};
});
