import { makeLoginSign as call } from '@archway/contract/session/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { makeLink } from '../../link/public.ts';

export const makeLoginSign = implement(call, async ({ caller, tx, audit }) => {
  audit({ object: caller.userCode });
  return { sign: await makeLink(tx, 'freeLogin', caller, { sessionId: caller.sessionId }) };
});
