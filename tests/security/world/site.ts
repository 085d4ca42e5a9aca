import type { Log } from '@archway/server/platform/log/log';
import { ensureTemplate } from '@archway/server/testing/database';
import { testEnvironment } from '@archway/server/testing/environment';
import { openTestSite, type TestSite } from '@archway/server/testing/site';
import { benchOf } from './bench.ts';
import { addCanaryRows } from './canary-rows.ts';
import { openWorld, type World } from './world.ts';

export interface SecuritySite {
  site: TestSite;
  world: World;
}

/** A site in this process with all organizations, each with canaries in every table. */
export async function openSecuritySite(log?: Log): Promise<SecuritySite> {
  const { DATABASE_OWNER_URL, DATABASE_QUEUE_URL } = testEnvironment();
  await ensureTemplate(DATABASE_OWNER_URL, DATABASE_QUEUE_URL);
  const site = await openTestSite(undefined, {}, log);
  // No crash is tested here, so thousands of small commits need not wait for the disk.
  await site.owner.query(`do $$ begin
    execute format('alter database %I set synchronous_commit = off', current_database()); end $$`);
  // What is asked of all tables at each step is planned once a connection: planning takes twice as long as running it.
  await site.owner.query(`do $$ begin
    execute format('alter role current_user in database %I set plan_cache_mode = force_generic_plan', current_database());
  end $$`);
  const world = await openWorld(benchOf(site));
  for (const org of [...Object.values(world.foreign), ...Object.values(world.own)])
    await addCanaryRows(world, org);
  return { site, world };
}
