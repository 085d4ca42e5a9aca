import { accountFeature } from '../features/account/index.ts';
import { organizationFeature } from '../features/organization/index.ts';
import { rowsAs } from './as-tenant.ts';
import { runWaitingJobs } from './jobs.ts';
import type { TestSite } from './site.ts';

/** A mail as it waits in the queue. */
export interface QueuedMail {
  template: string;
  recipient: string;
  language: string;
  params: Record<string, unknown>;
  link: string;
  /** Whether the worker has been asked to deliver it. */
  hasJob: boolean;
}

/** The mails an organization has queued, the oldest first, once what was asked for by mail is answered. */
export async function queuedMails(site: TestSite, orgId: string): Promise<QueuedMail[]> {
  await runWaitingJobs(site, [...(accountFeature.jobs ?? []), ...(organizationFeature.jobs ?? [])]);
  const mails = await rowsAs<QueuedMail & { id: string }>(
    site.owner,
    orgId,
    `select id, template, recipient, language, params->'params' as params, params->>'link' as link
     from mail where org_id = $1 and state = 'queued' order by id`,
    [orgId],
  );
  const { rows: jobs } = await site.queue.query<{ mail: string }>(
    `select payload->'input'->>'mailId' as mail from graphile_worker._private_jobs`,
  );
  const asked = new Set(jobs.map(({ mail }) => mail));
  return mails.map(({ id, ...mail }) => ({ ...mail, hasJob: asked.has(id) }));
}

/** The sign in the newest mail of this template to this address, as its reader would open it. */
export async function signMailedTo(
  site: TestSite,
  orgId: string,
  { template, to }: { template: string; to: string },
): Promise<string> {
  const mails = await queuedMails(site, orgId);
  const mail = mails.findLast((one) => one.template === template && one.recipient === to);
  if (mail === undefined) throw new Error(`no mail ${template} to ${to}`);
  return new URL(mail.link).pathname.split('/').at(-1) ?? '';
}
