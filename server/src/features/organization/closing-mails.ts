import { intlLocaleOf, type Language } from '@archway/rules/languages';
import type { Config } from '../../platform/config/config.ts';
import type { MailSpec } from '../../platform/mail/mail-spec.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import type { Tx } from '../../platform/rpc/implement.ts';
import { listAdministrators } from './administrators.repository.ts';
import { getOrganization } from './profile.repository.ts';

/** Tells every administrator. `occasion` makes the key: a repeat of the same occasion mails nobody twice. */
export async function mailAdministrators(
  tx: Tx,
  { config, orgId }: { config: Config; orgId: string },
  { template, occasion }: { template: MailSpec; occasion: string },
): Promise<void> {
  const { name, closes_at, time_zone } = await getOrganization(tx, orgId);
  for (const { userCode, email, language } of await listAdministrators(tx, orgId)) {
    await queueMail(tx, orgId, {
      key: `${template.name}:${occasion}:${userCode}`,
      to: email,
      language,
      template,
      params: {
        organization: name,
        ...(closes_at === null ? {} : { day: dayOf(closes_at, language, time_zone) }),
      },
      facts: ['organization'],
      link: `${config.PUBLIC_ORIGIN}/login`,
    });
  }
}

/** As the calendar shows it where the organization is. */
function dayOf(moment: Date, language: Language, timeZone: string): string {
  return new Intl.DateTimeFormat(intlLocaleOf(language), {
    dateStyle: 'long',
    timeZone: timeZone === '' ? 'UTC' : timeZone,
  }).format(moment);
}
