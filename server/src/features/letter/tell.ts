import type { Language } from '@archway/rules/languages';
import type { Config } from '../../platform/config/config.ts';
import { record } from '../../platform/events/record.ts';
import type { MailSpec } from '../../platform/mail/mail-spec.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import type { Tx } from '../../platform/rpc/implement.ts';
import { wantsNotice } from '../notice/public.ts';
import { lettersChanged } from './letter.events.ts';
import { insertLetter, type NewLetter } from './letter.repository.ts';

export interface Told {
  userCode: string;
  email: string;
  language: Language;
  isActivated: boolean;
}

export interface About extends NewLetter {
  /** Its words in a mail, which never name a patient. */
  mail: MailSpec;
}

/**
 * Tells members of one organization what has happened, each by the channels they have chosen and by each once, however
 * often it is asked: letter and mail are known by the occasion. Called by a job of the receivers' organization.
 */
export async function tell(
  tx: Tx,
  { orgId, config }: { orgId: string; config: Config },
  { mail, ...letter }: About,
  to: readonly Told[],
): Promise<void> {
  const newly: string[] = [];
  for (const { userCode, email, language, isActivated } of to) {
    const reader = { orgId, userCode };
    const wants = (channel: 'stationLetter' | 'email') => wantsNotice(tx, reader, letter.event, channel);
    if ((await wants('stationLetter')) && (await insertLetter(tx, reader, letter))) newly.push(userCode);
    // Until the address is confirmed it may be anybody's.
    if (isActivated && (await wants('email')))
      await queueMail(tx, orgId, {
        key: `${mail.name}:${letter.occasion}:${userCode}`,
        to: email,
        language,
        template: mail,
        params: letter.params,
        link: `${config.PUBLIC_ORIGIN}${letter.path}`,
      });
  }
  if (newly.length > 0) await record(tx, lettersChanged, { userCodes: newly, isNew: true });
}
