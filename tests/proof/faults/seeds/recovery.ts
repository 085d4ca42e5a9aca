import { CODES } from '@archway/contract/codes';
import { getAppConfig } from '@archway/contract/app-config/calls';
import { reportPage } from '@archway/contract/monitor/calls';
import { openClient } from '../../../harness/client.ts';
import { freshAddress } from '../../../harness/addresses.ts';
import type { Clinic } from '../../../harness/organizations.ts';
import { waitFor } from '../../../harness/wait.ts';
import type { Stage } from './stage.ts';

/** So long after the fault is over everything must work again. */
const RECOVERED_WITHIN = 10_000;
/** And so long after the last action nothing may be left to do. */
const QUIET_WITHIN = 60_000;

/** Until every process works and nothing is left to do; says what does not come. */
export async function recover(
  stage: Stage,
  clinics: readonly Clinic[],
  quietWithin = QUIET_WITHIN,
): Promise<string[]> {
  const problems: string[] = [];
  const { site, apis } = stage;
  const soon = Date.now() + RECOVERED_WITHIN;
  for (const { url } of apis) {
    const client = openClient({ origin: site.origin, targets: [url] });
    const action = { address: freshAddress(), patience: RECOVERED_WITHIN };
    const vital = { kind: 'vital', name: 'LCP', value: 1 } as const;
    for (const ask of [
      () => client.call(getAppConfig, {}, action),
      () => client.call(reportPage, vital, action),
    ]) {
      const { code } = await ask().catch(() => ({ code: 0 }));
      if (code !== CODES.ok) problems.push(`an API process answers ${code} after the fault is over`);
    }
  }
  if (Date.now() > soon) problems.push('API processes took more than 10 seconds to recover');
  await waitFor('nothing left to do', async () => (await leftOver(stage, clinics)).length === 0, {
    within: quietWithin,
    every: 100,
  }).catch(() => {});
  problems.push(...(await leftOver(stage, clinics)));
  return problems;
}

/** Events, jobs and audit rows that wait. Sealing happens every five seconds; we do not wait for the clock. */
export async function leftOver(
  { site, rows }: Pick<Stage, 'site' | 'rows'>,
  clinics: readonly Clinic[],
): Promise<string[]> {
  await site.sealAudit();
  const [outbox, jobs] = await Promise.all([
    site.asQueue<{ name: string }>('select name from outbox'),
    // What runs by the clock comes and goes, and what was asked for a later day stays until then.
    site.asQueue<{ name: string; error: string | null }>(`select t.identifier as name, j.last_error as error
      from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier not like 'platform.%' and (j.run_at <= now() or j.last_error is not null)`),
  ]);
  const unsealed = await Promise.all(
    clinics.map(({ orgId }) => rows.rows(orgId, 'select audit_id from audit_unsealed')),
  );
  return [
    ...outbox.map(({ name }) => `event ${name} is still in the outbox`),
    ...jobs.map(({ name, error }) => `job ${name} is still queued (${error ?? 'not tried'})`),
    ...unsealed.flat().map(() => 'an audit row is not sealed'),
  ];
}
