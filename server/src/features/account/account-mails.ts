import type { Language } from '@archway/rules/languages';
import { v7 as uuidv7 } from 'uuid';
import type { Config } from '../../platform/config/config.ts';
import type { MailSpec } from '../../platform/mail/mail-spec.ts';
import { hasMailsLeft } from '../../platform/mail/mails-left.ts';
import { hasMail, queueMail } from '../../platform/mail/queue-mail.ts';
import { regionName } from '../../platform/mail/site-name.ts';
import type { Tx } from '../../platform/rpc/implement.ts';
import { SITE_ORG_ID } from '../../platform/site-org.ts';
import { isAddressTaken } from '../session/public.ts';
import { makeLink } from '../link/public.ts';
import {
  activateMail,
  addressInUseMail,
  confirmEmailMail,
  resetPasswordMail,
  siteFoundMail,
  siteUnknownMail,
} from './account.mails.ts';

interface Sender {
  tx: Tx;
  config: Config;
}

interface Recipient {
  orgId: string;
  userCode: string;
  email: string;
  language: Language;
}

/** The link to set a password; it opens a page whose button acts, so a mail scanner uses nothing up. */
export async function mailPasswordLink(
  { tx, config }: Sender,
  member: Recipient,
  requestId: string,
  template: MailSpec = resetPasswordMail,
): Promise<void> {
  const key = `${template.name}:${requestId}`;
  // A job that runs twice must not replace the link it has mailed.
  if (await hasMail(tx, member.orgId, key)) return;
  const sign = await makeLink(tx, 'resetPassword', member);
  await queueMail(tx, member.orgId, {
    key,
    to: member.email,
    language: member.language,
    template,
    params: { minutes: 30 },
    link: `${config.PUBLIC_ORIGIN}/forget-pass/${sign}`,
  });
}

export async function mailActivation(
  { tx, config }: Sender,
  member: Recipient,
  requestId: string,
): Promise<void> {
  const key = `activate:${requestId}`;
  if (await hasMail(tx, member.orgId, key)) return;
  const sign = await makeLink(tx, 'activate', member);
  await queueMail(tx, member.orgId, {
    key,
    to: member.email,
    language: member.language,
    template: activateMail,
    params: { days: 7 },
    link: `${config.PUBLIC_ORIGIN}/email-verify/${sign}`,
  });
}

/** Whoever asks in somebody else's name must not fill that mailbox. */
const MOST_FINDINGS_AN_HOUR = 3;

/** Tells an address, and only the address, whether it has an account at this site. */
export async function mailWhereAccountIs(
  { tx, config }: Sender,
  { email, language, isKnown }: { email: string; language: Language; isKnown: boolean },
  requestId: string,
): Promise<void> {
  if (!(await hasMailsLeft(tx, email, MOST_FINDINGS_AN_HOUR))) return;
  await queueMail(tx, SITE_ORG_ID, {
    key: `findSite:${requestId}`,
    to: email,
    language,
    template: isKnown ? siteFoundMail : siteUnknownMail,
    params: { region: regionName(config.SITE_REGION, language) },
    facts: ['region'],
    link: `${config.PUBLIC_ORIGIN}/login`,
  });
}

/**
 * Asks the new address to confirm. An address that somebody has already gets another mail, and the caller is
 * told nothing of it: otherwise any member could find out who has an account. False when the mailbox has had its
 * mails for this hour; nothing was changed then.
 */
export async function askToConfirmEmail(
  {
    tx,
    config,
    owner,
    language,
  }: Sender & { owner: { orgId: string; userCode: string }; language: Language },
  email: string,
): Promise<boolean> {
  if (!(await hasMailsLeft(tx, email))) return false;
  const sign = await makeLink(tx, 'confirmEmail', owner, { email });
  const isTaken = await isAddressTaken(tx, email, owner.userCode);
  await queueMail(tx, owner.orgId, {
    // Not by the sign: the key outlives it.
    key: `confirmEmail:${uuidv7()}`,
    to: email,
    language,
    template: isTaken ? addressInUseMail : confirmEmailMail,
    params: { hours: 24 },
    link: isTaken ? `${config.PUBLIC_ORIGIN}/login` : `${config.PUBLIC_ORIGIN}/email-verify/${sign}`,
  });
  return true;
}
