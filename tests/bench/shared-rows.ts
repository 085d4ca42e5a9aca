import pg from 'pg';
import { benchUrls, orgIdOf } from './data-set.ts';
import type { BenchOptions } from './options.ts';
import { inRounds } from './rounds.ts';

/** Rows of two organizations against rows of one, as many and as wide, under the policies their procedures write. */
const NAME = 'rows of two organizations';
const ROWS = 2_000_000;
const CLINICS = 1_000;
/** One lab has every eighth row or so. */
const LAB = orgIdOf(90_001);
const CLINIC = orgIdOf(17);
const PAGE_AT_MOST = 1.4;
const TOTAL_AT_MOST = 2.2;
const TABLES = { shared: 'bench_shared_row', clinic: 'bench_clinic_row', lab: 'bench_lab_row' } as const;

const page = (table: string, owner: string) =>
  `select * from ${table} where ${owner} = $1 order by made_at desc, id desc limit 51`;
const total = (table: string, owner: string) =>
  `select count(*) from (select from ${table} where ${owner} = $1 limit 10001) counted`;

/** Each question of the shared table, and the same of a table that has one owner. */
const QUESTIONS = [
  { who: 'clinic', asked: 'page', org: CLINIC, owner: 'org_id', alone: TABLES.clinic, text: page },
  { who: 'clinic', asked: 'total', org: CLINIC, owner: 'org_id', alone: TABLES.clinic, text: total },
  { who: 'lab', asked: 'page', org: LAB, owner: 'counterpart', alone: TABLES.lab, text: page },
  { who: 'lab', asked: 'total', org: LAB, owner: 'counterpart', alone: TABLES.lab, text: total },
] as const;

export async function benchSharedRows({
  isWanted,
  rounds,
  milliseconds,
  report,
}: BenchOptions): Promise<void> {
  if (!isWanted(NAME)) return;
  const urls = benchUrls();
  await makeRows(urls.owner);
  const app = new pg.Client({ connectionString: urls.app });
  await app.connect();
  try {
    for (const { who, asked, org, owner, alone, text } of QUESTIONS) {
      const one = `${NAME}: ${asked} of a ${who}`;
      const { runs, ratio } = await inRounds(rounds, {
        shared: () => time(app, org, text(TABLES.shared, owner), milliseconds / 4),
        // A table of one owner has its owner in org_id, whoever that is.
        alone: () => time(app, org, text(alone, 'org_id'), milliseconds / 4),
      });
      const atMost = asked === 'page' ? PAGE_AT_MOST : TOTAL_AT_MOST;
      report({
        name: one,
        runs: { shared: `${runs.shared.ms.toFixed(2)} ms`, alone: `${runs.alone.ms.toFixed(2)} ms` },
        bars: [
          { name: 'of one owner', value: ratio('shared', 'alone', 'ms'), atMost },
          {
            name: 'other ways in',
            value: await otherWaysIn(app, org, text(TABLES.shared, owner)),
            atMost: 0,
          },
        ],
      });
    }
  } finally {
    await app.end();
  }
}

/** The median of one transaction, tenant and all. */
async function time(
  app: pg.Client,
  org: string,
  text: string,
  milliseconds: number,
): Promise<{ ms: number }> {
  const taken: number[] = [];
  const end = performance.now() + milliseconds;
  while (performance.now() < end || taken.length < 5) {
    const began = performance.now();
    await asTenant(app, org, () => app.query({ name: text.slice(0, 60), text, values: [org] }));
    taken.push(performance.now() - began);
  }
  return { ms: taken.toSorted((a, b) => a - b)[Math.floor(taken.length / 2)] ?? 0 };
}

async function asTenant<T>(app: pg.Client, org: string, work: () => Promise<T>): Promise<T> {
  await app.query('begin');
  await app.query(`select set_config('app.org_id', $1, true)`, [org]);
  const result = await work();
  await app.query('commit');
  return result;
}

/** Sorts and bitmaps in the plan: with the policy's condition as a way in there would be some. */
async function otherWaysIn(app: pg.Client, org: string, text: string): Promise<number> {
  const { rows } = await asTenant(app, org, () =>
    app.query<{ 'QUERY PLAN': string }>(`explain ${text.replace('$1', `'${org}'`)}`),
  );
  return rows.filter((row) => /Sort|Bitmap|Seq Scan on bench/.test(row['QUERY PLAN'])).length;
}

async function makeRows(ownerUrl: string): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    const { rows } = await owner.query(`select 1 where to_regclass('${TABLES.lab}') is not null`);
    if (rows.length > 0) return;
    await owner.query(`
      create table ${TABLES.shared} (
        org_id uuid not null, bucket smallint not null generated always as (org_bucket(org_id)) stored,
        id uuid not null, counterpart uuid, made_at timestamptz not null, words text not null,
        primary key (bucket, org_id, id));
      insert into ${TABLES.shared} (org_id, id, counterpart, made_at, words)
      select ('0bec0000-0000-7000-8000-' || lpad(to_hex(n % ${CLINICS} + 1), 12, '0'))::uuid, gen_random_uuid(),
        case when n % 17 < 2 then '${LAB}'::uuid
             else ('0bec0000-0000-7000-8000-' || lpad(to_hex(90010 + n % 997), 12, '0'))::uuid end,
        now() - make_interval(secs => n * 30), repeat('order ', 20)
      from generate_series(1, ${ROWS}) n;
      create index on ${TABLES.shared} (org_id, made_at desc, id desc) include (counterpart);
      create index on ${TABLES.shared} (counterpart, made_at desc, id desc) include (org_id);
      create table ${TABLES.clinic} as select org_id, bucket, id, counterpart, made_at, words from ${TABLES.shared};
      create table ${TABLES.lab} as
        select counterpart as org_id, org_bucket(counterpart) as bucket, id, org_id as other, made_at, words
        from ${TABLES.shared};
      create index on ${TABLES.clinic} (org_id, made_at desc, id desc);
      create index on ${TABLES.lab} (org_id, made_at desc, id desc);
      call make_shared_table('${TABLES.shared}', 'select', array['words']);
      call make_tenant_table('${TABLES.clinic}', 'select');
      call make_tenant_table('${TABLES.lab}', 'select');`);
    // An index answers a total alone only where it knows that every page of the heap is visible.
    for (const table of Object.values(TABLES)) await owner.query(`vacuum analyze ${table}`);
  } finally {
    await owner.end();
  }
}
