import { getChangePassEmail as call } from '@archway/contract/account/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { maskEmail } from '../account.present.ts';
import { getCredentials } from '../account.repository.ts';

export const getChangePassEmail = implement(call, async ({ caller, tx }) => ({
  email: maskEmail((await getCredentials(tx, caller)).email),
}));
