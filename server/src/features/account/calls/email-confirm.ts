import { confirmEmail as call } from '@archway/contract/account/calls';
import { record } from '../../../platform/events/record.ts';
import { implementOpen, type OpenCallContext } from '../../../platform/rpc/implement.ts';
import { endAllLinks, findLink, spendLink, takeLinkTry } from '../../link/public.ts';
import { isPassword } from '../../session/public.ts';
import { activate, getAddressee, getCredentials, saveEmail } from '../account.repository.ts';
import { mailOldAddress } from '../address-change-mails.ts';
import { accountActivated } from '../account.events.ts';
import { emailChangedMail } from '../account.mails.ts';

type Context = OpenCallContext<typeof call>;

interface Owner {
  orgId: string;
  userCode: string;
}

/** How often a password may be tried on one activation link. */
const MOST_TRIES = 5;

/** Two kinds of mail lead here: the first one of a new account, and the one to a changed address. */
export const emailConfirm = implementOpen(call, async (context) => {
  const { input, withoutTenant, fail } = context;
  const activation = await withoutTenant((tx) => findLink(tx, 'activate', input.sign));
  if (activation !== undefined)
    return activateAccount(context, { orgId: activation.org_id, userCode: activation.user_code });
  const change = await withoutTenant((tx) => findLink(tx, 'confirmEmail', input.sign));
  if (change === undefined) return fail('linkExpire');
  const owner = { orgId: change.org_id, userCode: change.user_code };
  return changeAddress(context, owner, change.detail['email'] ?? '');
});

/**
 * Asks for the password as well: whoever registered with somebody else's address knows it, and its reader, who does
 * not, must not open an account for them.
 */
async function activateAccount(context: Context, owner: Owner): Promise<{ account: string }> {
  const { input, inTenant, fail, writeAudit } = context;
  const { sign, password = '' } = input;
  const hash = await inTenant(owner.orgId, async (tx) => {
    const tries = await takeLinkTry(tx, owner.orgId, { kind: 'activate', sign, most: MOST_TRIES });
    return tries === undefined ? undefined : (await getCredentials(tx, owner)).password_hash;
  });
  if (hash === undefined) return fail('linkExpire');
  if (!(await isPassword(hash, password))) return fail('wrongCredentials');
  return inTenant(owner.orgId, async (tx) => {
    if (!(await spendLink(tx, owner.orgId, 'activate', sign))) return fail('linkExpire');
    await activate(tx, owner);
    await record(tx, accountActivated, { userCode: owner.userCode });
    await writeAudit(tx, auditOf(owner, 'activate'));
    return { account: (await getAddressee(tx, owner)).email };
  });
}

async function changeAddress(
  { input, config, inTenant, fail, writeAudit }: Context,
  owner: Owner,
  email: string,
): Promise<Record<string, never>> {
  return inTenant(owner.orgId, async (tx) => {
    if (!(await spendLink(tx, owner.orgId, 'confirmEmail', input.sign))) return fail('linkExpire');
    const to = await getAddressee(tx, owner);
    if (!(await saveEmail(tx, owner, email))) return fail('linkExpire');
    // A link to set the password may lie in the old mailbox.
    await endAllLinks(tx, owner);
    if (to.emailVerified)
      await mailOldAddress({ tx, config }, owner, { to, template: emailChangedMail, newEmail: email });
    await writeAudit(tx, auditOf(owner, 'confirmEmail'));
    return {};
  });
}

const auditOf = ({ userCode }: Owner, kind: 'activate' | 'confirmEmail') => ({
  actor: userCode,
  sessionId: null,
  object: userCode,
  detail: { kind },
});
