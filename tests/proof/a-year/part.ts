import { features } from '@archway/server/main/features';
import { silentLog } from '@archway/server/platform/log/log';
import { sweepExpired } from '@archway/server/platform/sweep/sweep-expired';
import { rowsAs } from '@archway/server/testing/as-tenant';
import { tablesOf } from '@archway/server/testing/catalog';
import { ensureTemplate } from '@archway/server/testing/database';
import { testEnvironment } from '@archway/server/testing/environment';
import { runWaitingJobs } from '@archway/server/testing/jobs';
import { makeOrganization } from '@archway/server/testing/people';
import { openTestSite, type TestSite } from '@archway/server/testing/site';
import { SITE_ORG_ID } from '@archway/server/platform/site-org';
import type { ItemResult, Part } from '../part.ts';
import { A_WEEK, knock } from './strangers.ts';

/** Somewhat more than a year, so that devices unseen for 400 days come to their end too. */
const WEEKS = 60;
/** So long a plant must be noticed. */
const WEEKS_OF_PLANT = 26;
/** Lines of the table that are taken out one at a time: the proof must notice. */
const PLANTS = ['session', 'page error', 'failed sign-ins', 'sent mail', 'invitation or registration'];

/** The most rows after a week and its sweep: what comes in a week, times the weeks it is kept, and one. */
const weeks = (perWeek: number, days: number): number => perWeek * (Math.ceil(days / 7) + 1);
const BOUNDS: Readonly<Record<string, number>> = {
  session: weeks(A_WEEK.sessions, 30 + 90),
  // A new one replaces the older, which is used up then: resets and activations, seven days and thirty.
  one_time_link: weeks(A_WEEK.forgotten + A_WEEK.registrations, 7 + 30),
  login_failure: 0,
  known_device: weeks(A_WEEK.sessions, 400),
  page_error: weeks(A_WEEK.reports, 90),
  web_vital: weeks(A_WEEK.vitals, 30),
  // For each reset, each registration, each new device, and whoever looks for a site.
  mail: weeks(2 * A_WEEK.forgotten + A_WEEK.registrations + A_WEEK.sessions, 90),
  organization: weeks(A_WEEK.registrations, 30),
  member: weeks(A_WEEK.registrations, 30),
  role: weeks(3 * A_WEEK.registrations, 30),
  role_menu: weeks(20 * A_WEEK.registrations, 30),
  agreement_log: weeks(3 * A_WEEK.registrations, 30),
};
/** Kept on purpose: what members did, and one row a minute for what strangers reported. */
const KEPT = ['audit', 'audit_seal', 'audit_unsealed'];

export const aYear: Part = {
  name: 'a-year',
  claim: `For ${WEEKS} weeks of the site's clock strangers knock: log-ins with names nobody has, forgotten passwords,
registrations nobody activates, errors made up by pages, sessions opened and left. After each week's sweep every table of
the catalog is within its bound, and tables without one are as they were. With a line of the table taken out this fails.`,
  items: ['every line', ...PLANTS.map((what) => `without ${what}`)],
  run: async (item) => {
    const { DATABASE_OWNER_URL, DATABASE_QUEUE_URL } = testEnvironment();
    await ensureTemplate(DATABASE_OWNER_URL, DATABASE_QUEUE_URL);
    const site = await openTestSite();
    try {
      const planted = PLANTS.find((what) => item === `without ${what}`);
      return planted === undefined ? await whole(site, item) : await withPlant(site, item, planted);
    } finally {
      await site.close();
    }
  },
};

async function whole(site: TestSite, item: string): Promise<ItemResult> {
  const { problems, most } = await live(site, WEEKS);
  const grown = Object.entries(BOUNDS).map(([table, bound]) => `${table} ${most.get(table) ?? 0}/${bound}`);
  const line = `${item}: ${WEEKS} weeks, most rows of bound: ${grown.join(', ')}; audit ${most.get('audit')}`;
  return { passed: problems.length === 0, numbers: { weeks: WEEKS }, line, problems };
}

async function withPlant(site: TestSite, item: string, what: string): Promise<ItemResult> {
  // The line stays and its time never comes.
  await site.owner.query(`update retention set kept = '100 years' where what = $1`, [what]);
  const { problems, week } = await live(site, WEEKS_OF_PLANT);
  const passed = problems.length > 0;
  const line = passed ? `${item}: noticed in week ${week}: ${problems[0]}` : `${item}: not noticed`;
  return { passed, numbers: { noticed: passed ? 1 : 0 }, line, problems: passed ? [] : ['not noticed'] };
}

interface Life {
  problems: string[];
  week: number;
  most: Map<string, number>;
}

/** Weeks of knocking and sweeping, up to the first that leaves too much. */
async function live(site: TestSite, most: number): Promise<Life> {
  await rowsAs(site.owner, SITE_ORG_ID, 'update app_config set register_show_version = 1');
  const member = (await makeOrganization(site)).people[0];
  const tables = await openTables(site);
  const before = await countAll(site, tables);
  const peaks = new Map<string, number>();
  for (let week = 1; week <= most; week += 1) {
    await knock(site, member);
    await runJobs(site);
    await site.shiftClock(`${7 * week} days`);
    await sweepExpired({ pool: site.queue, log: silentLog });
    await site.queue.query(`select sweep_store('file.sweep')`);
    await runJobs(site);
    const now = await countAll(site, tables);
    for (const [table, rows] of now)
      peaks.set(table, Math.max(rows - (before.get(table) ?? 0), peaks.get(table) ?? 0));
    const problems = [...now].flatMap(([table, rows]) => {
      const bound = (before.get(table) ?? 0) + (BOUNDS[table] ?? 0);
      return KEPT.includes(table) || rows <= bound ? [] : [`${table} has ${rows} rows, more than ${bound}`];
    });
    if (problems.length > 0) return { problems, week, most: peaks };
  }
  return { problems: [], week: most, most: peaks };
}

/** Events become jobs only in a worker; here the jobs alone are run, and events are worked off as if told. */
async function runJobs(site: TestSite): Promise<void> {
  await runWaitingJobs(
    site,
    features.flatMap(({ jobs = [] }) => jobs),
  );
  await site.queue.query('delete from outbox');
}

/** The owner is let past row-level security for counting; the application is not. */
async function openTables(site: TestSite): Promise<string[]> {
  const tables = (await tablesOf(site.owner)).filter(({ isPartition }) => !isPartition);
  for (const { name, forced } of tables)
    if (forced) await site.owner.query(`alter table ${name} no force row level security`);
  return tables.map(({ name }) => name);
}

async function countAll(site: TestSite, tables: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await site.owner.query<{ name: string; rows: number }>(
    tables
      .map((name) => `select '${name}' as name, count(*)::integer as rows from ${name}`)
      .join(' union all '),
  );
  return new Map(rows.map(({ name, rows: count }) => [name, count]));
}
