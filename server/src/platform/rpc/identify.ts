import type { CallSpec } from '@archway/contract/core/call';
import { isGranted } from '@archway/contract/core/permissions';
import { limitCaller } from '../limits/call-limits.ts';
import type { Limiter } from '../limits/limiter.ts';
import type { Authenticate, Caller } from './caller.ts';
import { CallFailure } from './failure.ts';

export interface IdentifyParts {
  authenticate: Authenticate;
  limiter: Limiter;
}

/** Who calls and whether that is allowed, from the contract's own words about the call. */
export async function identify(
  parts: IdentifyParts,
  call: CallSpec,
  accessToken: string,
): Promise<Caller | null> {
  if (call.access === 'public') return null;
  // A verified identity must not outlive its 15 minutes by the time an answer is kept.
  const found = await parts.authenticate(accessToken, { fresh: call.needsIdentity !== undefined });
  if (found.outcome === 'unknown') throw new CallFailure('sessionUnknown');
  if (found.outcome === 'ended') throw new CallFailure('sessionEnded');
  const { caller } = found;
  if (caller.mustChangePassword && !call.duringForcedChange) throw new CallFailure('mustChangePassword');
  if (call.access !== 'session' && !isGranted(caller.permissions, call.access))
    throw new CallFailure('noPerm');
  if (call.needsIdentity !== undefined && !isVerified(caller, call.needsIdentity)) {
    throw new CallFailure('resetPasswordNeedVerify');
  }
  await limitCaller(parts.limiter, call, caller);
  return caller;
}

/** An administrator's password is good for everything, one's own for one's own things. */
function isVerified({ verifiedBy }: Caller, needed: 'own' | 'administrator'): boolean {
  return verifiedBy === 'administrator' || verifiedBy === needed;
}
