import type { CallSpec } from '@archway/contract/core/call';
import type { Tokens } from '@archway/contract/session/model';
import type { OpenCallContext } from '../../platform/rpc/implement.ts';
import { holdAccount } from './account-lookup.repository.ts';
import { refusalWithoutPassword } from './may-sign-in.ts';
import { findLink, spendLink } from '../link/public.ts';
import { holdLiveSession } from './session.repository.ts';
import { openSession } from './open-session.ts';

/**
 * Signs in with a sign from desktop software, as long as the session that made it lives; the new one ends with it. Used,
 * old and unknown signs are all the same to the caller.
 */
export async function signInBySign(
  context: Pick<
    OpenCallContext<CallSpec>,
    'request' | 'config' | 'cookie' | 'setCookie' | 'inTenant' | 'withoutTenant' | 'writeAudit'
  >,
  sign: string,
  refuse: () => never,
): Promise<Tokens> {
  const link = await context.withoutTenant((tx) => findLink(tx, 'freeLogin', sign));
  if (link === undefined || !link.usable) return refuse();
  return context.inTenant(link.org_id, async (tx) => {
    if (!(await spendLink(tx, link.org_id, 'freeLogin', sign))) return refuse();
    const owner = { orgId: link.org_id, userCode: link.user_code };
    if (refusalWithoutPassword(await holdAccount(tx, owner)) !== null) return refuse();
    const parentId = link.detail['sessionId'];
    if (parentId === undefined || !(await holdLiveSession(tx, owner.orgId, parentId))) return refuse();
    const { sessionId, ...tokens } = await openSession(tx, context, { ...owner, saveLogin: false, parentId });
    await context.writeAudit(tx, { actor: link.user_code, sessionId, object: link.user_code });
    return tokens;
  });
}
