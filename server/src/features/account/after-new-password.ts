import type { changePass } from '@archway/contract/account/calls';
import type { Tokens } from '@archway/contract/session/model';
import type { CallContext, CallOptions } from '../../platform/rpc/implement.ts';
import { clearVerification, endSessions, mailNotice, rotateTokens } from '../session/public.ts';

type Context = Pick<CallContext<typeof changePass>, 'caller' | 'tx' | 'config' | 'request' | 'audit'>;

/** What follows a password the owner has changed: nothing that was open or asked for before goes on by itself. */
export async function afterNewPassword(context: Context): Promise<Partial<Tokens>> {
  const { caller, tx, config, request, audit } = context;
  await endSessions(tx, { ...caller, except: caller.sessionId }, 'passwordChanged');
  await clearVerification(tx, caller);
  await mailNotice(tx, { config, request, owner: caller }, 'passwordChanged');
  audit({ object: caller.userCode });
  return rotateTokens(tx, config, caller);
}

/** The new tokens are answered once and never kept: a repeat is told only that it was done. */
export const KEPT_ANSWER: CallOptions = { keeps: () => ({}) };
