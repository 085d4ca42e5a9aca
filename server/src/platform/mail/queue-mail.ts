import type { Language } from '@archway/rules/languages';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../db/database.ts';
import { enqueueNow } from '../jobs/enqueue.ts';
import type { MessageParams } from '../text/translate.ts';
import { deliverMail } from './deliver.job.ts';
import type { MailSpec } from './mail-spec.ts';
import type { FactName } from './render.ts';

export interface MailRequest {
  /** What the mail is about: the same key never becomes a second mail. */
  key: string;
  to: string;
  language: Language;
  template: MailSpec;
  params: MessageParams;
  /** Parameters that are listed by themselves, below what happened. */
  facts?: readonly FactName[];
  /** What one person writes to the other, shown as such. */
  message?: string;
  link: string;
  /** Where the reader says that no more such mails are wanted; a small link below the mail. */
  stopLink?: string;
}

/** Kept with the mail, so that whoever delivers it needs to know no feature. */
const frameOf = ({ why, isOneTime }: MailSpec) => ({ why, isOneTime });

/** Puts a mail in the queue, in the transaction of what it reports. */
export async function queueMail(tx: Tx, orgId: string, mail: MailRequest): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    insert into mail (org_id, id, key, recipient, language, template, params)
    values (app_org(), ${uuidv7()}, ${mail.key}, ${mail.to}, ${mail.language}, ${mail.template.name},
      ${JSON.stringify({ params: mail.params, link: mail.link, facts: mail.facts, message: mail.message, stopLink: mail.stopLink, frame: frameOf(mail.template) })}::jsonb)
    on conflict (bucket, org_id, key) do nothing returning id`.execute(tx);
  await enqueueNow(
    tx,
    orgId,
    deliverMail,
    rows.map(({ id }) => ({ mailId: id })),
  );
}

/** Whether this key has had its mail. */
export async function hasMail(tx: Tx, orgId: string, key: string): Promise<boolean> {
  const { rows } = await sql`select from mail
    where org_id = ${orgId} and bucket = org_bucket(${orgId}) and key = ${key}`.execute(tx);
  return rows.length > 0;
}

/** Whether an address was sent such a mail from this organization within the last 24 hours. */
export async function wasMailedToday(
  tx: Tx,
  orgId: string,
  { recipient, template }: { recipient: string; template: MailSpec },
): Promise<boolean> {
  const { rows } = await sql`select from mail
    where org_id = ${orgId} and bucket = org_bucket(${orgId}) and recipient = ${recipient}
      and template = ${template.name} and created_at > app_now() - interval '24 hours' limit 1`.execute(tx);
  return rows.length > 0;
}

export async function countMailsOfLastHour(tx: Tx, orgId: string, template: MailSpec): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from mail
    where org_id = ${orgId} and bucket = org_bucket(${orgId}) and template = ${template.name}
      and created_at > app_now() - interval '1 hour'`.execute(tx);
  return rows[0]?.count ?? 0;
}
