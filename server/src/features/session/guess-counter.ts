import { createHmac } from 'node:crypto';
import { foldAccountName } from '@archway/rules/account-names';
import { NIL as NO_MEMBER } from 'uuid';
import type { Config } from '../../platform/config/config.ts';
import type { Tx } from '../../platform/rpc/implement.ts';
import { SITE_ORG_ID } from '../../platform/site-org.ts';
import { isKnownDevice } from './known-device.repository.ts';
import type { Counter } from './login-failure.repository.ts';

export interface Owner {
  orgId: string;
  userCode: string;
}

/** Whose password somebody tries: a member's, or nobody's, then known only by what was typed. */
export interface Target {
  owner: Owner | undefined;
  typed: string;
}

/** Where tries at nobody's password are counted and audited: in the site's own organization, with the same statements. */
export const ownerOrNobody = ({ owner }: Pick<Target, 'owner'>): Owner =>
  owner ?? { orgId: SITE_ORG_ID, userCode: NO_MEMBER };

/**
 * What tries at this password are counted under: the account, however it was spelled, or the name if there is none. A
 * device on which the member has signed in before has a counter of its own, which strangers cannot use up.
 */
export async function counterFor(
  tx: Tx,
  config: Config,
  target: Target,
  device: Buffer | null,
): Promise<Counter> {
  const { orgId, userCode } = ownerOrNobody(target);
  const isKnown = device !== null && (await isKnownDevice(tx, { orgId, userCode }, device));
  if (target.owner === undefined) return counterOf(config, 'name', foldAccountName(target.typed));
  return isKnown
    ? counterOf(config, 'device', orgId, userCode, device.toString('hex'))
    : counterOf(config, 'account', orgId, userCode);
}

/** What one member's tries at one other password are counted under, over all sessions and devices. */
export function counterOfCaller(config: Config, caller: Owner, { owner, typed }: Target): Counter {
  const target = owner?.userCode ?? foldAccountName(typed);
  return counterOf(config, 'caller', caller.orgId, caller.userCode, target);
}

/** Keyed hashes: the table tells nobody which names were tried. */
export function counterOf({ secrets }: Pick<Config, 'secrets'>, ...parts: string[]): Counter {
  const text = ['login', ...parts].join('\n');
  return secrets.failure.all.map(({ key }) => createHmac('sha256', key).update(text).digest());
}
