import { randomUUID } from 'node:crypto';
import type { Config } from '../../platform/config/config.ts';
import { hasAccountLinksLeft } from '../../platform/mail/mails-left.ts';
import type { Tx } from '../../platform/rpc/implement.ts';
import { forgetPasskeys } from '../credential/public.ts';
import { endSessions } from '../session/public.ts';
import { mailPasswordLink } from './account-mails.ts';
import { getAddressee, voidPassword } from './account.repository.ts';
import { resetByAdministratorMail } from './account.mails.ts';

/**
 * Takes a member's password away and mails the link that sets another, which is the only way back in. False when the
 * mailbox has had its mails for this hour; nothing was changed then.
 */
export async function resetByAdministrator(
  { tx, config }: { tx: Tx; config: Config },
  owner: { orgId: string; userCode: string },
  { mayBeStolen }: { mayBeStolen: boolean },
): Promise<boolean> {
  const addressee = await getAddressee(tx, owner);
  if (!(await hasAccountLinksLeft(tx, addressee.email))) return false;
  await voidPassword(tx, owner);
  await endSessions(tx, owner, 'passwordReset');
  if (mayBeStolen) await forgetPasskeys(tx, owner);
  await mailPasswordLink({ tx, config }, { ...addressee, ...owner }, randomUUID(), resetByAdministratorMail);
  return true;
}
