import { mailsTo } from '../../../harness/mail.ts';
import { waitFor } from '../../../harness/wait.ts';
import { checkPartners } from '../check-partners.ts';
import { leftOver } from '../seeds/recovery.ts';
import { unless } from './case.ts';
import type { Stage } from './stage.ts';

/** Starts a worker for what the calls left: no event may be stuck, no mail lost or doubled, no chain broken. */
export async function workOff(stage: Stage): Promise<{ mails: number; violations: string[] }> {
  const worker = await (await stage.site.start('worker', { LOG_LEVEL: 'error' })).waitReady(60_000);
  const isQuiet = async (): Promise<boolean> => (await leftOver(stage, stage.clinics)).length === 0;
  await waitFor('nothing left to do', isQuiet, { within: 60_000, every: 200 }).catch(() => {});
  const violations = await leftOver(stage, stage.clinics);
  await worker.stop();
  for (const { orgId } of await stage.site.brokenChains())
    violations.push(`the audit chain of ${orgId} is broken`);
  violations.push(...(await checkPartners(stage, stage.clinics)));
  let mails = 0;
  for (const { orgId } of stage.clinics) {
    const written = await stage.rows.rows<{ id: string; recipient: string; state: string }>(
      orgId,
      'select id, recipient, state from mail',
    );
    for (const { id, recipient, state } of written) {
      mails += 1;
      const filed = (await mailsTo(recipient)).filter(({ messageId }) => messageId?.startsWith(`<${id}@`));
      violations.push(...unless(state === 'sent', `a mail to ${recipient} is ${state}`));
      violations.push(...unless(filed.length === 1, `a mail to ${recipient} is there ${filed.length} times`));
    }
  }
  return { mails, violations };
}
