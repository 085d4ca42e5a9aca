import { isLanguage, DEFAULT_LANGUAGE, type Language } from '@archway/rules/languages';
import type { Config } from '../../platform/config/config.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import type { Tx } from '../../platform/rpc/implement.ts';
import { findAccount, makeLink, type FoundAccount } from '../session/public.ts';

interface Sender {
  tx: Tx;
  config: Config;
}

const languageOf = ({ language }: FoundAccount): Language =>
  isLanguage(language) ? language : DEFAULT_LANGUAGE;

/** The link to set a password; it opens a page whose button acts, so a mail scanner uses nothing up. */
export async function mailPasswordLink({ tx, config }: Sender, account: FoundAccount): Promise<void> {
  const sign = await makeLink(tx, 'resetPassword', { orgId: account.org_id, userCode: account.user_code });
  await queueMail(tx, account.org_id, {
    key: `resetPassword:${sign}`,
    to: account.email,
    language: languageOf(account),
    template: 'resetPassword',
    params: { minutes: 30 },
    link: `${config.PUBLIC_ORIGIN}/forget-pass/${sign}`,
  });
}

export async function mailActivation({ tx, config }: Sender, account: FoundAccount): Promise<void> {
  const sign = await makeLink(tx, 'activate', { orgId: account.org_id, userCode: account.user_code });
  await queueMail(tx, account.org_id, {
    key: `activate:${sign}`,
    to: account.email,
    language: languageOf(account),
    template: 'activate',
    params: { days: 7 },
    link: `${config.PUBLIC_ORIGIN}/email-verify/${sign}`,
  });
}

/**
 * Asks the new address to confirm. An address that somebody has already gets another mail, and the caller is
 * told nothing of it: otherwise any member could find out who has an account.
 */
export async function askToConfirmEmail(
  {
    tx,
    config,
    owner,
    language,
  }: Sender & { owner: { orgId: string; userCode: string }; language: Language },
  email: string,
): Promise<void> {
  const sign = await makeLink(tx, 'confirmEmail', owner, { email });
  const holder = await findAccount(tx, email);
  const isTaken = holder !== undefined && holder.user_code !== owner.userCode;
  await queueMail(tx, owner.orgId, {
    key: `confirmEmail:${sign}`,
    to: email,
    language,
    template: isTaken ? 'addressInUse' : 'confirmEmail',
    params: { hours: 24 },
    link: isTaken ? `${config.PUBLIC_ORIGIN}/login` : `${config.PUBLIC_ORIGIN}/email-verify/${sign}`,
  });
}
