import { hashPassword } from '@archway/server/features/session/public';
import { features } from '@archway/server/main/features';
import { migrate } from '@archway/server/platform/db/migrate';
import { DEFAULT_ROLES, ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import pg from 'pg';
import {
  ADMINISTRATORS,
  benchUrls,
  BIG,
  DATABASE,
  MEMBERS,
  ORGANIZATIONS,
  orgIdOf,
  PASSWORD,
  SMALL,
} from './data-set.ts';
import { FIRST_NAMES, SURNAMES } from './names.ts';
import { makeOrders } from './orders/make.ts';
import { makeCases } from './patient-cases/make.ts';
import { makeCaseFiles } from './patient-cases/make-files.ts';

/** Changed whenever this file makes other rows: a database that says something else is made anew. */
const VERSION = 'bench data 3';

/**
 * A million members of 4,000 organizations, as three years would leave them: in the order of their age, all
 * organizations mixed. Made once and kept; a database that has them only gets the newest migrations.
 */
export async function makeData(): Promise<void> {
  const urls = benchUrls();
  const server = new pg.Client({ connectionString: urls.owner.replace(DATABASE, 'postgres') });
  await server.connect();
  const { rows } = await server.query<{ says: string | null }>(
    `select shobj_description(oid, 'pg_database') as says from pg_database where datname = $1`,
    [DATABASE],
  );
  const isMade = rows[0]?.says === VERSION;
  if (!isMade) {
    await server.query(`drop database if exists ${DATABASE} with (force)`);
    await server.query(`create database ${DATABASE}`);
  }
  await migrate(urls.owner, urls.queue, features);
  const owner = new pg.Client({ connectionString: urls.owner });
  await owner.connect();
  const step = async (what: string, text: string, values: unknown[] = []): Promise<void> => {
    const began = performance.now();
    await owner.query(text, values);
    console.log(`${what}: ${((performance.now() - began) / 1_000).toFixed(1)} s`);
  };
  // Rows of all organizations are written at once, and the bare engine reads without row-level security, so here
  // the owner is not bound by it. The application's role is bound as ever: FORCE is about the owner alone.
  for (const table of UNBOUND) await owner.query(`alter table ${table} no force row level security`);
  if (!isMade) {
    await fill(owner, step);
    await server.query(`comment on database ${DATABASE} is '${VERSION}'`);
  }
  await makeCases(owner, step);
  await makeCaseFiles(owner, step);
  await makeOrders(owner, step);
  await owner.end();
  await server.end();
}

type Step = (what: string, text: string, values?: unknown[]) => Promise<void>;

async function fill(owner: pg.Client, step: Step): Promise<void> {
  await owner.query(`set maintenance_work_mem = '512MB'; set synchronous_commit = off`);
  await step('organizations', ORGANIZATION_ROWS, [orgIdOf(0).slice(0, -12), ORGANIZATIONS]);
  await step('roles', ROLE_ROWS, [rolesOf(ORGANIZATION_TYPE.clinic), rolesOf(ORGANIZATION_TYPE.lab)]);
  await step('grants', GRANT_ROWS);
  const indexes = await takeIndexes(owner);
  await step('members', MEMBER_ROWS, [
    MEMBERS,
    ORGANIZATIONS,
    BIG.members,
    SMALL.members,
    ADMINISTRATORS,
    FIRST_NAMES,
    SURNAMES,
    orgIdOf(0).slice(0, -12),
    await hashPassword(PASSWORD),
  ]);
  for (const index of indexes) await step(index.split(' on ')[0] ?? '', index);
  await step('statistics', 'vacuum (analyze)');
}

const UNBOUND = ['organization', 'role', 'role_menu', 'member', 'session', 'idempotency', 'outbox', 'audit'];

const rolesOf = (type: 2 | 3) => JSON.stringify(DEFAULT_ROLES[type]);

/** Made again after the load, which is many times faster than keeping them up during it. */
async function takeIndexes(owner: pg.Client): Promise<string[]> {
  const { rows } = await owner.query<{ name: string; text: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as text from pg_index i
     where i.indrelid = 'member'::regclass and not i.indisprimary`,
  );
  for (const { name } of rows) await owner.query(`drop index ${name}`);
  return rows.map(({ text }) => text);
}

/** A UUID of version 7, made of 32 hexadecimal digits. */
const uuid = (hex: string) => `overlay(overlay(${hex} placing '7' from 13) placing '8' from 17)::uuid`;
const HEX = `lpad(to_hex(n), 12, '0')`;

const ORGANIZATION_ROWS = `
  insert into organization (org_id, type, name)
  select ($1 || ${HEX})::uuid, case when n > 2 and n % 20 = 0 then 3 else 2 end, 'Dental practice ' || n
  from generate_series(1, $2::integer) n`;

const ROLE_ROWS = `
  insert into role (org_id, id, code, name, protected, is_default)
  select o.org_id, ${uuid('md5(o.org_id || r.code)')}, r.code, r.code, coalesce(r.protected, false), coalesce(r."isDefault", false)
  from organization o,
    jsonb_to_recordset(case o.type when 2 then $1::jsonb else $2::jsonb end) r(code text, protected boolean, "isDefault" boolean)`;

const GRANT_ROWS = `
  insert into role_menu (org_id, role_id, menu_id)
  select r.org_id, r.id, m.id from role r, menu_entry m where not r.protected and m.permission is null`;

/**
 * Member number \`n\` is the \`n\`th in age. A step through all numbers with a stride that shares no divisor with them
 * deals the places of the two clinics and of the others out evenly over the years.
 */
const MEMBER_ROWS = `
  insert into member (org_id, user_code, login_account, email, email_verified, display_name, phone, role_id,
                      password_hash, activation, language, created_at, updated_at)
  select org_id, ${uuid(`lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || substr(md5('member' || n), 13)`)}, account, account || '@practice' || org || '.example', true, first || ' ' || last,
    '+49 30 ' || lpad((n * 7919::bigint % 10000000)::text, 7, '0'),
    ${uuid('md5(org_id || role)')},
    case when is_admin then $9 end,
    case when is_admin or dice >= 12 then 1 when dice < 5 then 2 else 0 end,
    'en', at, at
  from (
    select *,
      case when org % 20 = 0 and org > 2
        then case when is_admin then 'lab-admin' when dice < 80 then 'technician' else 'front-desk' end
        else case when is_admin then 'clinic-admin' when dice < 30 then 'dentist' else 'assistant' end end as role
    from (
    select n, org, first, last, at, dice, ($8 || lpad(to_hex(org), 12, '0'))::uuid as org_id,
      lower(translate(first || '.' || last, 'äöü', 'aou')) || '.' || n as account,
      case when place < $3 then place < $5
        when place < $3 + $4 then place - $3 < $5
        else place - $3 - $4 < $2 - 2 end as is_admin
    from (
      select n, place, ($6::text[])[1 + hash % cardinality($6)] as first, ($7::text[])[1 + hash / 1000 % cardinality($7)] as last,
        hash / 1000000 % 100 as dice,
        case when place < $3 then 1 when place < $3 + $4 then 2 else 3 + (place - $3 - $4) % ($2 - 2) end as org,
        timestamptz '2023-11-01Z' + n * interval '94.123457 seconds' as at
      from (select n, (n * 617283::bigint % $1)::integer as place, abs(hashint8(n)) as hash
            from generate_series(1, $1::integer) n) drawn
    ) dealt
    ) named
  ) rows
  order by n`;

if (import.meta.main) await makeData();
