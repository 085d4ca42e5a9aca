import { deletePasskey as call } from '@archway/contract/credential/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { deletePasskey as remove } from '../passkey.repository.ts';

export const deletePasskey = implement(call, async ({ input, caller, tx, fail, audit }) => {
  if (!(await remove(tx, caller, input.passkeyId))) return fail('notFound');
  audit({ object: input.passkeyId });
  return {};
});
