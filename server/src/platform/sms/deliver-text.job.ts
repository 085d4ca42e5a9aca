import type { Language } from '@archway/rules/languages';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Tx } from '../db/database.ts';
import { defineJob } from '../jobs/job.ts';
import { withoutLinks } from '../mail/render.ts';
import { textsSent } from '../observe/metrics.ts';
import { openSms } from './sms-provider.ts';
import { translate, type MessageParams } from '../text/translate.ts';

interface TextRow {
  id: string;
  recipient: string;
  language: Language;
  template: string;
  params: { params: MessageParams; link: string };
}

/** With the provider that the configuration chooses; tests have their own. */
export const textDelivery = (open: typeof openSms) =>
  defineJob({
    name: 'sms.deliver',
    input: z.object({ textId: z.uuid() }),
    async run({ input: { textId }, inTenant, config, log, isLastAttempt }) {
      const message = await inTenant((tx) => takeQueued(tx, textId));
      if (message === undefined) return;
      const { id, recipient, template } = message;
      try {
        await open(config, log).send({ id, about: template, to: recipient, text: wordsOf(message) });
      } catch (error) {
        textsSent.labels(template, 'failed').inc();
        if (isLastAttempt) await inTenant((tx) => markOver(tx, textId, 'failed'));
        throw error;
      }
      await inTenant((tx) => markOver(tx, textId, 'sent'));
      textsSent.labels(template, 'sent').inc();
    },
  });

/**
 * Hands one text message to the provider. A process that dies between the provider's answer and the note of it sends
 * the message again with the same id, by which a provider drops the repeat.
 */
export const deliverText = textDelivery(openSms);

/** What happened in one line, and where to look. */
const wordsOf = ({ language, template, params: { params, link } }: TextRow): string =>
  `${translate(language, `${template}.subject`, withoutLinks(params))}\n${link}`;

async function takeQueued(tx: Tx, textId: string): Promise<TextRow | undefined> {
  const { rows } = await sql<TextRow>`
    update text_message set attempts = attempts + 1
    where org_id = app_org() and bucket = org_bucket(app_org()) and id = ${textId} and state = 'queued'
    returning id, recipient, language, template, params`.execute(tx);
  return rows[0];
}

/** That it was sent or given up is kept; what it said and to which number is not. */
async function markOver(tx: Tx, textId: string, state: 'sent' | 'failed'): Promise<void> {
  await sql`update text_message
    set state = ${state}, sent_at = case when ${state} = 'sent' then app_now() end, recipient = '', params = '{}'
    where org_id = app_org() and bucket = org_bucket(app_org()) and id = ${textId}`.execute(tx);
}
