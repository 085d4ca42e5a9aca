import { editUsername as call } from '@archway/contract/account/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { findAccount } from '../../session/public.ts';
import { getCredentials, saveAccountName } from '../account.repository.ts';

export const editUsername = implement(call, async ({ input, caller, tx, fail, audit }) => {
  const { account_renamed } = await getCredentials(tx, caller);
  if (account_renamed) return fail('accountAlreadyRenamed');
  const holder = await findAccount(tx, input.username);
  if (holder !== undefined && holder.user_code !== caller.userCode) return fail('accountNameTaken');
  await saveAccountName(tx, caller, input.username);
  audit({ object: caller.userCode });
  return {};
});
