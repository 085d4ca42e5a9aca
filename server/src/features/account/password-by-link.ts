import type { Tx } from '../../platform/rpc/implement.ts';
import { findLink, type LinkKind } from '../link/public.ts';
import { getCredentials } from './account.repository.ts';
import { hashNewPassword, ownWordsOf } from './new-password.ts';

interface Context {
  input: { sign: string; password: string };
  withoutTenant: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  inTenant: <T>(orgId: string, work: (tx: Tx) => Promise<T>) => Promise<T>;
  fail: (failure: 'linkExpire' | 'passwordRefused', more?: { data: { problems: string[] } }) => never;
}

/**
 * Whose password a mailed link sets, and the hash of the new one. The link stays unused: a refused password must leave it
 * for the next try.
 */
export async function passwordByLink(
  { input: { sign, password }, withoutTenant, inTenant, fail }: Context,
  kind: Extract<LinkKind, 'resetPassword' | 'invitation'>,
): Promise<{ owner: { orgId: string; userCode: string }; hash: string }> {
  const find = () => withoutTenant((tx) => findLink(tx, kind, sign));
  const link = await find();
  if (link?.usable !== true) return fail('linkExpire');
  const owner = { orgId: link.org_id, userCode: link.user_code };
  const credentials = await inTenant(owner.orgId, (tx) => getCredentials(tx, owner));
  // Whoever used the link in between has set a password, which must not be told as a refused one here.
  if ((await find())?.usable !== true) return fail('linkExpire');
  const hash = await hashNewPassword(
    password,
    [credentials.password_hash, credentials.former_password_hash],
    (problems) => fail('passwordRefused', { data: { problems } }),
    ownWordsOf(credentials),
  );
  return { owner, hash };
}
