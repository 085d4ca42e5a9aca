import type { Language } from '@archway/rules/languages';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../db/database.ts';
import { enqueueNow } from '../jobs/enqueue.ts';
import type { MailSpec } from '../mail/mail-spec.ts';
import type { MessageParams } from '../text/translate.ts';
import { deliverText } from './deliver-text.job.ts';

export interface TextRequest {
  /** What it is about and for whom: the same key never becomes a second text message. */
  key: string;
  /** A phone number, as its owner wrote it. */
  to: string;
  language: Language;
  /** The mail whose subject it says. */
  template: MailSpec;
  params: MessageParams;
  link: string;
}

/** Puts a text message in the queue, in the transaction of what it reports. */
export async function queueText(tx: Tx, orgId: string, message: TextRequest): Promise<void> {
  const { key, to, language, template, params, link } = message;
  const { rows } = await sql<{ id: string }>`
    insert into text_message (org_id, id, key, recipient, language, template, params)
    values (app_org(), ${uuidv7()}, ${key}, ${to}, ${language}, ${template.name},
      ${JSON.stringify({ params, link })}::jsonb)
    on conflict (bucket, org_id, key) do nothing returning id`.execute(tx);
  await enqueueNow(
    tx,
    orgId,
    deliverText,
    rows.map(({ id }) => ({ textId: id })),
  );
}
