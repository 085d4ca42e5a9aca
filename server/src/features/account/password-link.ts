import type { Tx } from '../../platform/rpc/implement.ts';
import { findLink } from '../session/public.ts';

/** Two kinds of mail lead to the page that sets a password: the one asked for, and an invitation. */
const KINDS = ['resetPassword', 'invitation'] as const;

/** The link of a sign, without using it up; nothing when it has been used or is too old. */
export async function findPasswordLink(tx: Tx, sign: string) {
  for (const kind of KINDS) {
    const link = await findLink(tx, kind, sign);
    if (link?.usable === true) return { kind, orgId: link.org_id, userCode: link.user_code };
  }
  return undefined;
}
