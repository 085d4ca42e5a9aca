import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../platform/db/database.ts';
import { SITE_ORG_ID } from '../../platform/site-org.ts';

export interface SeenPage {
  route: string;
  browser: string;
  screen: string;
  version: string;
}

export interface PageErrorReport extends SeenPage {
  fingerprint: string;
  name: string;
  frames: readonly string[];
}

/** Counts an error by its fingerprint; answers whether this is the first of its kind. */
export async function countPageError(tx: Tx, error: PageErrorReport): Promise<{ isFirst: boolean }> {
  const { times } = await tx
    .insertInto('page_error')
    .values({
      org_id: SITE_ORG_ID,
      fingerprint: error.fingerprint,
      name: error.name,
      frames: JSON.stringify(error.frames),
      route: error.route,
      browser: error.browser,
      version: error.version,
    })
    .onConflict((conflict) =>
      conflict.columns(['bucket', 'org_id', 'fingerprint']).doUpdateSet({
        times: sql`page_error.times + 1`,
        last_seen: sql`app_now()`,
      }),
    )
    .returning('times')
    .executeTakeFirstOrThrow();
  return { isFirst: times === '1' };
}

export async function findPageError(tx: Tx, fingerprint: string) {
  return tx
    .selectFrom('page_error')
    .selectAll()
    .where('org_id', '=', SITE_ORG_ID)
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst();
}

export async function saveWebVital(tx: Tx, vital: SeenPage & { name: string; value: number }): Promise<void> {
  await tx
    .insertInto('web_vital')
    .values({ org_id: SITE_ORG_ID, id: uuidv7(), ...vital })
    .execute();
}
