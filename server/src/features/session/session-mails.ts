import { browserName, operatingSystem } from '@archway/rules/device-name';
import { DEFAULT_LANGUAGE, intlLocaleOf, isLanguage, type Language } from '@archway/rules/languages';
import type { Config } from '../../platform/config/config.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import type { Tx } from '../../platform/rpc/implement.ts';
import type { RequestInfo } from '../../platform/rpc/request.ts';
import { translate } from '../../platform/text/translate.ts';
import { findMailbox } from './known-device.repository.ts';

interface About {
  config: Config;
  request: Pick<RequestInfo, 'userAgent' | 'address' | 'timezone'>;
  owner: { orgId: string; userCode: string };
  sessionId: string;
}

/** Somebody signed in where this member never did before. */
export const mailNewDevice = (tx: Tx, about: About): Promise<void> =>
  mailAbout(tx, about, 'newDevice', '/own-space/change-password');

/** A token was used that had been exchanged: somebody has a copy, and the session was ended. */
export const mailSessionsEnded = (tx: Tx, about: About): Promise<void> =>
  mailAbout(tx, about, 'sessionsEnded', '/login');

async function mailAbout(
  tx: Tx,
  { config, request, owner, sessionId }: About,
  template: 'newDevice' | 'sessionsEnded',
  path: string,
): Promise<void> {
  const mailbox = await findMailbox(tx, owner);
  const language = isLanguage(mailbox.language) ? mailbox.language : DEFAULT_LANGUAGE;
  await queueMail(tx, owner.orgId, {
    key: `${template}:${sessionId}`,
    to: mailbox.email,
    language,
    template,
    params: {
      device: translate(language, 'sessions.device', {
        browser: browserName(request.userAgent),
        system: operatingSystem(request.userAgent),
      }),
      address: request.address,
      time: timeOf(language, request.timezone),
    },
    facts: ['device', 'address', 'time'],
    link: `${config.PUBLIC_ORIGIN}${path}`,
  });
}

/** As the clock on that device shows it, with the name of its zone: the reader may be elsewhere. */
function timeOf(language: Language, timeZone: string): string {
  return new Intl.DateTimeFormat(intlLocaleOf(language), {
    dateStyle: 'medium',
    timeStyle: 'long',
    timeZone,
  }).format(new Date());
}
