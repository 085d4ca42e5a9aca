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

/** Anybody may report, and makes up as many kinds as they like: beyond these all new ones are counted as one. */
const MOST_NEW_AN_HOUR = 300;
const MOST_KINDS = 20_000;
const OTHER = {
  fingerprint: 'other',
  name: 'Other',
  frames: [],
  route: '',
  browser: '',
  version: '',
} as const;

/** Counts an error by its fingerprint; answers as what it is counted and whether it is the first of its kind. */
export async function countPageError(
  tx: Tx,
  error: PageErrorReport,
): Promise<{ isFirst: boolean; counted: PageErrorReport }> {
  if (await countAgain(tx, error.fingerprint)) return { isFirst: false, counted: error };
  const counted = (await hasRoom(tx)) ? error : { ...error, ...OTHER };
  const { times } = await tx
    .insertInto('page_error')
    .values({
      org_id: SITE_ORG_ID,
      fingerprint: counted.fingerprint,
      name: counted.name,
      frames: JSON.stringify(counted.frames),
      route: counted.route,
      browser: counted.browser,
      version: counted.version,
    })
    .onConflict((conflict) =>
      conflict.columns(['bucket', 'org_id', 'fingerprint']).doUpdateSet({
        times: sql`page_error.times + 1`,
        last_seen: sql`app_now()`,
      }),
    )
    .returning('times')
    .executeTakeFirstOrThrow();
  return { isFirst: times === '1', counted };
}

async function countAgain(tx: Tx, fingerprint: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('page_error')
    .set({ times: sql`times + 1`, last_seen: sql`app_now()` })
    .where('org_id', '=', SITE_ORG_ID)
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Two at the same moment may both find the last place: then there is one more. */
async function hasRoom(tx: Tx): Promise<boolean> {
  const { kinds, lately } = await tx
    .selectFrom('page_error')
    .select([
      sql<number>`count(*)::integer`.as('kinds'),
      sql<number>`count(*) filter (where first_seen > app_now() - interval '1 hour')::integer`.as('lately'),
    ])
    .where('org_id', '=', SITE_ORG_ID)
    .executeTakeFirstOrThrow();
  return kinds < MOST_KINDS && lately < MOST_NEW_AN_HOUR;
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
