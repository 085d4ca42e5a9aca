import { checkAll, KnownChains } from '@archway/server/platform/audit/check-all';
import { auditSealKey } from '@archway/server/platform/audit/seal-key';
import { readConfig } from '@archway/server/platform/config/config';
import pg from 'pg';
import type { ServerProcess } from '../../harness/process.ts';
import { makeClinic, type Clinic } from '../../harness/organizations.ts';
import { openSite, type HarnessSite } from '../../harness/site.ts';
import { openTenantRows, type TenantRows } from '../../harness/tenant-rows.ts';
import { pause } from '../../harness/wait.ts';
import { openBalancer, type Balancer } from './balancer.ts';
import type { RotationSteps } from './keys.ts';

/** Two API processes behind a balancer and a worker, each started anew with other keys while calls come in. */
export interface Stage {
  site: HarnessSite;
  rows: TenantRows;
  clinic: Clinic;
  balancer: Balancer;
  /** Restarts one process after the other with these settings, as a deployment does. */
  roll(settings: Record<string, string>, betweenMs: number): Promise<void>;
  /** As `roll`, stopped after the first API process. */
  rollFirst(settings: Record<string, string>): Promise<void>;
  /** How many audit chains do not hold, by the keys of before and after. */
  brokenChains(): Promise<number>;
  close(): Promise<void>;
}

export async function openStage({ before, switched }: RotationSteps): Promise<Stage> {
  const site = await openSite();
  const env = {
    ...before,
    // Every call is judged by the keys, and none by what a process remembers.
    SESSION_CACHE_MS: '0',
    LEAVE_SECONDS: '1',
  };
  const start = (kind: 'http' | 'worker') => site.start(kind, env);
  const apis = [await start('http'), await start('http')] as const;
  const worker = await start('worker');
  await Promise.all([...apis, worker].map((one) => one.waitReady()));
  const balancer = openBalancer(apis);
  const rows = await openTenantRows(site);
  const queue = new pg.Pool({ connectionString: site.env['DATABASE_QUEUE_URL'], max: 1 });
  const sealKeys = auditSealKey(readConfig({ ...site.env, ...switched }, '0.0.0-test'));
  return {
    site,
    rows,
    clinic: await makeClinic(site.db, { administrators: 1, members: 12 }),
    balancer,
    roll: async (changes, betweenMs) => {
      const [first, second] = apis;
      // Nobody waits for a worker: it may go together with one of the others.
      for (const together of [[first, worker], [second]]) {
        await Promise.all(together.map((one) => restart(one, changes)));
        await pause(betweenMs);
      }
    },
    rollFirst: async (changes) => {
      await restart(apis[0], changes);
    },
    brokenChains: async () => (await checkAll(queue, sealKeys, new KnownChains())).broken.length,
    close: async () => {
      await queue.end();
      await balancer.close();
      await rows.close();
      await site.close();
    },
  };
}

async function restart(one: ServerProcess, changes: Record<string, string>): Promise<void> {
  await one.stop();
  one.start(changes);
  await one.waitReady();
}
