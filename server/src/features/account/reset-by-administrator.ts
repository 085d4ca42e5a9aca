import { randomUUID } from 'node:crypto';
import type { Config } from '../../platform/config/config.ts';
import { countMailsTo } from '../../platform/mail/queue-mail.ts';
import type { Tx } from '../../platform/rpc/implement.ts';
import { endSessions } from '../session/public.ts';
import { mailPasswordLink, MOST_MAILS_AN_HOUR } from './account-mails.ts';
import { findAddressee, forcePasswordChange } from './account.repository.ts';

/**
 * Has a member set a new password: by the mailed link, or else after the next sign-in. False when the mailbox has had
 * its mails for this hour; nothing was changed then.
 */
export async function resetByAdministrator(
  { tx, config }: { tx: Tx; config: Config },
  owner: { orgId: string; userCode: string },
): Promise<boolean> {
  const addressee = await findAddressee(tx, owner);
  if (addressee === undefined) throw new Error('nobody to mail to');
  if ((await countMailsTo(tx, owner.orgId, addressee.email)) >= MOST_MAILS_AN_HOUR) return false;
  await forcePasswordChange(tx, owner);
  await endSessions(tx, owner, 'passwordReset');
  await mailPasswordLink({ tx, config }, { ...addressee, ...owner }, randomUUID(), 'resetByAdministrator');
  return true;
}
