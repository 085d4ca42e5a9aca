import { deviceWords } from '@archway/locales/device-words';
import { intlLocaleOf, type Language } from '@archway/rules/languages';
import { v7 as uuidv7 } from 'uuid';
import type { Config } from '../../platform/config/config.ts';
import { queueMail, type MailRequest } from '../../platform/mail/queue-mail.ts';
import type { Tx } from '../../platform/rpc/implement.ts';
import type { RequestInfo } from '../../platform/rpc/request.ts';
import { translate } from '../../platform/text/translate.ts';
import { wantsNotice } from '../notice/public.ts';
import { findMailbox } from './account-lookup.repository.ts';
import type { Warned } from './refused-sign-in.repository.ts';
import {
  failedSignInsMail,
  newDeviceMail,
  passkeyAddedMail,
  passwordChangedMail,
  sessionsEndedMail,
  twoStepOffMail,
  twoStepOnMail,
} from './session.mails.ts';

interface About {
  config: Config;
  request: Pick<RequestInfo, 'userAgent' | 'address' | 'timezone'>;
  owner: { orgId: string; userCode: string };
}

/** Somebody signed in where this member never did before. The only one of these mails that can be switched off. */
export async function mailNewDevice(tx: Tx, about: About, sessionId: string): Promise<void> {
  if (!(await wantsNotice(tx, about.owner, 'newDevice', 'email'))) return;
  await mailDevice(tx, about, { template: newDeviceMail, sessionId, path: '/own-space/change-password' });
}

/** A token was used that had been exchanged: somebody has a copy, and the session was ended. */
export const mailSessionsEnded = (tx: Tx, about: About, sessionId: string): Promise<void> =>
  mailDevice(tx, about, { template: sessionsEndedMail, sessionId, path: '/login' });

const NOTICES = {
  twoStepOn: { template: twoStepOnMail, path: '/own-space/auth-management' },
  twoStepOff: { template: twoStepOffMail, path: '/own-space/auth-management' },
  passkeyAdded: { template: passkeyAddedMail, path: '/own-space/auth-management' },
  passwordChanged: { template: passwordChangedMail, path: '/forget-pass-account' },
} as const;

/** What changed about how somebody signs in, in case it was somebody else. */
export async function mailNotice(tx: Tx, about: About, notice: keyof typeof NOTICES): Promise<void> {
  const { template, path } = NOTICES[notice];
  const { email, language } = await findMailbox(tx, about.owner);
  await queueMail(tx, about.owner.orgId, {
    // Each change is told: the transaction around it happens once.
    key: `${template.name}:${uuidv7()}`,
    to: email,
    language,
    template,
    params: { time: timeOf(language, about.request.timezone) },
    facts: ['time'],
    link: `${about.config.PUBLIC_ORIGIN}${path}`,
  });
}

/** Somebody is guessing the password or the codes of an account. Told at most once a day, whatever goes on. */
export async function mailFailedAttempts(
  tx: Tx,
  { config, owner }: Pick<About, 'config' | 'owner'>,
  {
    email,
    language,
    timeZone,
    day,
    at,
    address,
    count,
  }: Warned & { at: Date; address: string; count: number },
): Promise<void> {
  await queueMail(tx, owner.orgId, {
    // Two jobs at once may both have found no mail of the last 24 hours.
    key: `failedSignIns:${owner.userCode}:${day}`,
    to: email,
    language,
    template: failedSignInsMail,
    params: { count, address, time: timeOf(language, timeZone, at) },
    facts: ['address', 'time'],
    link: `${config.PUBLIC_ORIGIN}/forget-pass-account`,
  });
}

async function mailDevice(
  tx: Tx,
  about: About,
  { template, sessionId, path }: { template: MailRequest['template']; sessionId: string; path: string },
): Promise<void> {
  const { userAgent, address, timezone } = about.request;
  const { email, language } = await findMailbox(tx, about.owner);
  await queueMail(tx, about.owner.orgId, {
    key: `${template.name}:${sessionId}`,
    to: email,
    language,
    template,
    params: {
      device: deviceWords((key, params) => translate(language, key, params), userAgent),
      address,
      time: timeOf(language, timezone),
    },
    facts: ['device', 'address', 'time'],
    link: `${about.config.PUBLIC_ORIGIN}${path}`,
  });
}

/** As the clock on that device shows it, with the name of its zone: the reader may be elsewhere. */
function timeOf(language: Language, timeZone: string, at: Date = new Date()): string {
  return new Intl.DateTimeFormat(intlLocaleOf(language), {
    dateStyle: 'medium',
    timeStyle: 'long',
    timeZone,
  }).format(at);
}
