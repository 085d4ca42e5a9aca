import { SITE_ORG_ID } from '@archway/server/platform/site-org';
import { mailsTo } from '../../../harness/mail.ts';
import type { Outcome } from './outcome.ts';
import type { Stage } from './stage.ts';

interface MailRow {
  id: string;
  recipient: string;
  state: string;
  template: string;
}

/** Every mail there is a row of lies in its mailbox once; every change of address that was acknowledged has a row. */
export async function checkMails(
  { rows, site }: Stage,
  { clinics, entries, seed }: Outcome,
): Promise<{ violations: string[]; repeated: number }> {
  const violations: string[] = [];
  let repeated = 0;
  const written: MailRow[] = [];
  for (const { orgId } of clinics)
    written.push(...(await rows.rows<MailRow>(orgId, 'select id, recipient, state, template from mail')));
  const changes = entries.filter(({ call, code }) => call === 'user/edit_email' && code === 200);
  for (const { input } of changes) {
    const many = written.filter(({ recipient }) => recipient === input['email']).length;
    if (many !== 1) violations.push(`${many} mails ask ${String(input['email'])} to confirm, expected 1`);
  }
  const alerts = await rows.rows<MailRow>(
    SITE_ORG_ID,
    `select m.id, m.recipient, m.state, m.template from mail m
     join page_error e on m.key = 'pageError:' || e.fingerprint where e.name like $1`,
    [`Seed${seed}Fault%`],
  );
  for (const { id, recipient, state, template } of [...written, ...alerts]) {
    if (state !== 'sent') violations.push(`a mail ${template} is ${state}`);
    const filed = (await mailsTo(recipient)).filter(({ messageId }) => messageId?.startsWith(`<${id}@`));
    if (filed.length !== 1) violations.push(`a mail ${template} is in its mailbox ${filed.length} times`);
    repeated += (filed[0]?.receipts ?? 1) - 1;
  }
  const filedAlerts = (await mailsTo(site.env['OPERATOR_MAIL'] ?? '')).length;
  const [queued] = await rows.rows<{ count: number }>(SITE_ORG_ID, 'select count(*)::int as count from mail');
  if (filedAlerts !== queued?.count)
    violations.push(`the operators have ${filedAlerts} mails, there are ${queued?.count} rows`);
  return { violations, repeated };
}
