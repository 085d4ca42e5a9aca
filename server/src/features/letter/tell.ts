import type { Language } from '@archway/rules/languages';
import type { NoticeChannel } from '@archway/rules/notice-events';
import type { Config } from '../../platform/config/config.ts';
import { record } from '../../platform/events/record.ts';
import type { MailSpec } from '../../platform/mail/mail-spec.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import type { Tx } from '../../platform/rpc/implement.ts';
import { queueText } from '../../platform/sms/queue-text.ts';
import { wantsNotice } from '../notice/public.ts';
import { lettersChanged } from './letter.events.ts';
import { insertLetter, type NewLetter } from './letter.repository.ts';

export interface Told {
  userCode: string;
  email: string;
  /** Empty for none. */
  phone: string;
  language: Language;
  isActivated: boolean;
}

export interface About extends NewLetter {
  /** Its words in a mail, and its subject in a text message. Neither names a patient. */
  mail: MailSpec;
  /** Where a mail leads, if not to the letter's own place: who comes from a mailbox wants to answer right away. */
  mailPath?: string;
}

/** The organization of those who are told, and the site whose pages they open. */
export interface ToldAt {
  orgId: string;
  config: Config;
}

/**
 * Tells members of one organization what has happened, each by the channels they have chosen and by each once, however
 * often it is called: letter, mail and text message are known by occasion and member. Called by a job of the receivers'
 * organization, in one transaction.
 */
export async function tell(tx: Tx, at: ToldAt, about: About, to: readonly Told[]): Promise<void> {
  const newly: string[] = [];
  for (const told of to) {
    if (await tellOne(tx, at, about, told)) newly.push(told.userCode);
  }
  if (newly.length > 0) await record(tx, lettersChanged, { userCodes: newly, isNew: true });
}

/** True when there is a new letter. */
async function tellOne(tx: Tx, { orgId, config }: ToldAt, about: About, told: Told): Promise<boolean> {
  const { mail, mailPath, ...letter } = about;
  const { userCode, email, phone, language, isActivated } = told;
  const reader = { orgId, userCode };
  const wants = (channel: NoticeChannel) => wantsNotice(tx, reader, letter.event, channel);
  const message = {
    key: `${mail.name}:${letter.occasion}:${userCode}`,
    language,
    template: mail,
    params: letter.params,
    link: `${config.PUBLIC_ORIGIN}${mailPath ?? letter.path}`,
  };
  // Until the address is confirmed, it and the number may be anybody's.
  if (isActivated) {
    if (await wants('email')) await queueMail(tx, orgId, { ...message, to: email });
    if (phone !== '' && (await wants('sms'))) await queueText(tx, orgId, { ...message, to: phone });
  }
  return (await wants('stationLetter')) && (await insertLetter(tx, reader, letter));
}
