import type { Language } from '@archway/rules/languages';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Tx } from '../db/database.ts';
import { defineJob } from '../jobs/job.ts';
import { mailsSent } from '../observe/metrics.ts';
import type { MessageParams } from '../text/translate.ts';
import type { MailFrame } from './mail-spec.ts';
import { renderMail, type FactName } from './render.ts';

interface MailRow {
  id: string;
  recipient: string;
  language: Language;
  template: string;
  /** Rows of an older version name no facts, have no message and do not say how they are framed. */
  params: {
    params: MessageParams;
    link: string;
    facts?: readonly FactName[];
    message?: string;
    stopLink?: string;
    frame?: MailFrame;
  };
}

/**
 * Hands one mail to the mail server. A process that dies between the server's answer and our note sends it
 * again with the same Message-ID, by which mailboxes recognize it; nothing is lost and nothing is read twice.
 */
export const deliverMail = defineJob({
  name: 'mail.deliver',
  input: z.object({ mailId: z.uuid() }),
  async run({ input, inTenant, mailer, config, isLastAttempt }) {
    const mail = await inTenant((tx) => takeQueued(tx, input.mailId));
    if (mail === undefined) return;
    const rendered = renderMail({
      ...mail,
      ...mail.params,
      template: { name: mail.template, ...(mail.params.frame ?? { why: 'account' }) },
      site: config.PUBLIC_ORIGIN,
      region: config.SITE_REGION,
    });
    const host = new URL(config.PUBLIC_ORIGIN).hostname;
    try {
      await mailer.send({
        messageId: `<${mail.id}@${host}>`,
        to: mail.recipient,
        language: mail.language,
        ...rendered,
      });
    } catch (error) {
      mailsSent.labels(mail.template, 'failed').inc();
      if (isLastAttempt) await inTenant((tx) => markFailed(tx, input.mailId));
      throw error;
    }
    await inTenant((tx) => markSent(tx, input.mailId));
    mailsSent.labels(mail.template, 'sent').inc();
  },
});

async function takeQueued(tx: Tx, mailId: string): Promise<MailRow | undefined> {
  const { rows } = await sql<MailRow>`
    update mail set attempts = attempts + 1
    where org_id = app_org() and bucket = org_bucket(app_org()) and id = ${mailId} and state = 'queued'
    returning id, recipient, language, template, params`.execute(tx);
  return rows[0];
}

async function markSent(tx: Tx, mailId: string): Promise<void> {
  await sql`update mail set state = 'sent', sent_at = app_now(), params = '{}'
    where org_id = app_org() and bucket = org_bucket(app_org()) and id = ${mailId}`.execute(tx);
}

/** That it failed is kept, and what it said is not: it may hold a link that still works. */
async function markFailed(tx: Tx, mailId: string): Promise<void> {
  await sql`update mail set state = 'failed', params = '{}'
    where org_id = app_org() and bucket = org_bucket(app_org()) and id = ${mailId}`.execute(tx);
}
