import { UNDO_EMAIL_DAYS } from '@archway/contract/account/model';
import { v7 as uuidv7 } from 'uuid';
import type { Config } from '../../platform/config/config.ts';
import type { MailSpec } from '../../platform/mail/mail-spec.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import type { Tx } from '../../platform/rpc/implement.ts';
import { makeLink } from '../link/public.ts';
import { maskEmail } from './account.present.ts';
import type { Addressee } from './account.repository.ts';

/**
 * Tells the address an account has, or had until now, of a change, with a link that takes it back. The link is mailed
 * when the change is asked for and again when it is confirmed: whichever mail is read, it can be undone.
 */
export async function mailOldAddress(
  { tx, config }: { tx: Tx; config: Config },
  owner: { orgId: string; userCode: string },
  { to, template, newEmail }: { to: Addressee; template: MailSpec; newEmail: string },
): Promise<void> {
  const sign = await makeLink(tx, 'undoEmail', owner, { email: to.email });
  await queueMail(tx, owner.orgId, {
    // Each change is told: the transaction around it happens once.
    key: `${template.name}:${uuidv7()}`,
    to: to.email,
    language: to.language,
    template,
    params: { email: maskEmail(newEmail), days: UNDO_EMAIL_DAYS },
    link: `${config.PUBLIC_ORIGIN}/email-undo/${sign}`,
  });
}
