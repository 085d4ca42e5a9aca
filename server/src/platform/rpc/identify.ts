import type { CallSpec } from '@archway/contract/core/call';
import type { MissingItem } from '@archway/rules/organization-completeness';
import { isGranted } from '@archway/rules/permissions';
import type { Config } from '../config/config.ts';
import { limitCaller } from '../limits/call-limits.ts';
import type { Limiter } from '../limits/limiter.ts';
import type { Authenticate, Authentication, Caller } from './caller.ts';
import { CallFailure } from './failure.ts';

/** Finds required fields the caller's organization hasn't filled in. The organization feature implements it. */
export type FindMissing = (caller: Caller) => Promise<readonly MissingItem[]>;

export interface IdentifyParts {
  config: Config;
  authenticate: Authenticate;
  findMissing: FindMissing;
  limiter: Limiter;
}

/** Authenticates the caller and checks the access rules that the contract declares for the call. */
export async function identify(
  parts: IdentifyParts,
  call: CallSpec,
  accessToken: string,
): Promise<Caller | null> {
  if (call.access === 'public') return null;
  // Skip the session cache: a verified identity must not outlast its 15 minutes, and a page that was told of a role
  // change must not read the old role.
  const fresh = call.needsIdentity !== undefined || call.readsRights === true;
  let found = await parts.authenticate(accessToken, { fresh });
  // The password may have been changed since the session was cached.
  if (mustChangePasswordFirst(found, call)) found = await parts.authenticate(accessToken, { fresh: true });
  if (found.outcome === 'unknown') throw new CallFailure('sessionUnknown');
  if (found.outcome === 'ended') throw new CallFailure('sessionEnded');
  if (mustChangePasswordFirst(found, call)) throw new CallFailure('mustChangePassword');
  const { caller } = found;
  if (!isAllowed(call, caller)) throw Object.assign(new CallFailure('noPerm'), { refused: caller });
  if (call.needsIdentity !== undefined && !caller.verified[call.needsIdentity]) {
    throw new CallFailure('resetPasswordNeedVerify', { data: { group: call.needsIdentity } });
  }
  await limitCaller(parts.limiter, call, caller, parts.config);
  if (call.needsCompleteOrganization) await refuseIncomplete(parts, caller);
  return caller;
}

function isAllowed({ access, organizationTypes, feature }: CallSpec, caller: Caller): boolean {
  const { permissions, orgType, features } = caller;
  if (feature !== undefined && !features.includes(feature)) return false;
  if (access !== 'session' && access !== 'public' && !isGranted(permissions, access)) return false;
  return organizationTypes === undefined || organizationTypes.some((type) => type === orgType);
}

async function refuseIncomplete({ findMissing }: IdentifyParts, caller: Caller): Promise<void> {
  const missing = await findMissing(caller);
  if (missing.length > 0) throw new CallFailure('organizationIncomplete', { data: { missing } });
}

const mustChangePasswordFirst = (found: Authentication, { duringForcedChange }: CallSpec): boolean =>
  found.outcome === 'caller' && found.caller.mustChangePassword && !duringForcedChange;
