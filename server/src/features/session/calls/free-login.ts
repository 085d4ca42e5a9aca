import { freeLogin as call } from '@archway/contract/session/calls';
import { implementOpen } from '../../../platform/rpc/implement.ts';
import { signInBySign } from '../free-login.ts';

export const freeLogin = implementOpen(call, async (context) =>
  signInBySign(context, context.input.sign, () => context.fail('linkExpire')),
);
