import type pg from 'pg';
import { BIG_CASES, CASES, ORGANIZATIONS, orgIdOf, SMALL_CASES } from '../data-set.ts';
import { FIRST_NAMES, SURNAMES } from '../names.ts';

/** Changed whenever this file makes other rows: a table that says something else is filled anew. */
const VERSION = 'bench cases 1';

const TABLES = ['dentist', 'patient', 'patient_case', 'case_file', 'file', 'scan'];

type Step = (what: string, text: string, values?: unknown[]) => Promise<void>;

/** A million cases of a quarter million patients, over three years, all organizations mixed. Made once and kept. */
export async function makeCases(owner: pg.Client, step: Step): Promise<void> {
  const { rows } = await owner.query<{ says: string | null }>(
    `select obj_description('patient_case'::regclass) as says`,
  );
  // Every time: a migration that has to read all organizations binds the owner again at its end.
  for (const table of TABLES) await owner.query(`alter table ${table} no force row level security`);
  if (rows[0]?.says === VERSION) return;
  await owner.query(`set maintenance_work_mem = '512MB'; set synchronous_commit = off`);
  await owner.query('truncate patient_merge, case_mark, case_file, patient_case, patient, dentist cascade');
  // What it copies is written here.
  await owner.query('alter table patient_case disable trigger copy_patient');
  await owner.query(MAKERS);
  const indexes = await takeIndexes(owner);
  const prefix = orgIdOf(0).slice(0, -12);
  const dealing = [CASES, ORGANIZATIONS, BIG_CASES, SMALL_CASES, prefix];
  await step('dentists', DENTIST_ROWS);
  await step('patients', PATIENT_ROWS, [...dealing, FIRST_NAMES, SURNAMES]);
  await step('cases', CASE_ROWS, dealing);
  for (const index of indexes) await step(index.split(' on ')[0] ?? '', index);
  await owner.query('alter table patient_case enable trigger copy_patient');
  await step('statistics of cases', 'vacuum (analyze) dentist, patient, patient_case');
  await owner.query(`comment on table patient_case is '${VERSION}'`);
}

/** Made again after the load, which is many times faster than keeping them up during it. */
async function takeIndexes(owner: pg.Client): Promise<string[]> {
  const { rows } = await owner.query<{ name: string; text: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as text from pg_index i
     where i.indrelid in ('patient_case'::regclass, 'patient'::regclass) and not i.indisprimary`,
  );
  for (const { name } of rows) await owner.query(`drop index ${name}`);
  return rows.map(({ text }) => text);
}

/** A UUID of version 7, made of 32 hexadecimal digits. */
const uuid = (hex: string) => `overlay(overlay(${hex} placing '7' from 13) placing '8' from 17)::uuid`;

/** Who has made an organization's rows: one of its administrators. */
const MAKERS = `
  create temp table maker as
  select distinct on (org_id) org_id, user_code from member where password_hash is not null order by org_id, user_code`;

const DENTIST_ROWS = `
  insert into dentist (org_id, id, name)
  select org_id, ${uuid(`md5('dentist' || org_id || n)`)}, 'Dr. ' || n from maker, generate_series(1, 8) n`;

/** As for members: a stride through all numbers deals the places of the clinics out over the years. */
const DEALT = `
  select n, at, hash, org, k, ($5 || lpad(to_hex(org), 12, '0'))::uuid as org_id, k / 4 as patient
  from (
    select n, hash, timestamptz '2023-11-15Z' + n * interval '94.123457 seconds' as at,
      case when place < $3 then 1 when place < $3 + $4 then 2 else 3 + (place - $3 - $4) % ($2 - 2) end as org,
      case when place < $3 then place when place < $3 + $4 then place - $3 else (place - $3 - $4) / ($2 - 2) end as k
    from (select n, (n * 617283::bigint % $1)::integer as place, abs(hashint8(n)) as hash
          from generate_series(1, $1::integer) n) drawn
  ) dealt`;

const PATIENT = uuid(`md5('patient' || org_id || patient)`);
/** By the patient, not by the case: the same whenever it is asked for. */
const PERSON = `abs(hashint8(patient * 4001 + org))`;

const PATIENT_ROWS = `
  insert into patient (org_id, id, code, name, birth_date, created_by, created_at)
  select p.org_id, id, code, first || ' ' || last, date '1940-01-01' + (person % 25000)::integer, maker.user_code, at
  from (
    select org_id, ${PATIENT} as id, 'P-' || lpad(patient::text, 6, '0') as code, min(at) as at, ${PERSON} as person,
      ($6::text[])[1 + ${PERSON} % cardinality($6)] as first,
      ($7::text[])[1 + ${PERSON} / 1000 % cardinality($7)] as last
    from (${DEALT}) cases group by org_id, org, patient
  ) p join maker on maker.org_id = p.org_id`;

const STATES = `(array['registered', 'uploading', 'scanCompleted', 'scanCompleted', 'ordered', 'designing',
  'completed', 'completed', 'completed', 'completed', 'completed', 'completed'])`;
const WORKS = `(array['Crown', 'Bridge', 'Inlay', 'Veneer', 'Splint', 'Denture', 'Abutment', 'Aligner'])`;

const CASE_ROWS = `
  insert into patient_case (org_id, id, code, name, state, patient_id, patient_name, patient_code, dentist_id,
                            scan_date, made_on, memo, created_by, created_at, updated_at)
  select c.org_id,
    ${uuid(`lpad(to_hex((extract(epoch from c.at) * 1000)::bigint), 12, '0') || substr(md5('case' || n), 13)`)},
    'C-' || to_char(c.at, 'YYMMDD') || '-' || n,
    ${WORKS}[1 + hash % 8] || ' ' || (11 + hash / 8 % 38),
    ${STATES}[1 + hash / 1000 % 12],
    p.id, p.name, p.code,
    ${uuid(`md5('dentist' || c.org_id || (1 + hash / 100 % 8))`)},
    case when hash % 10 < 9 then c.at::date end,
    c.at::date,
    case when hash % 3 = 0 then 'Shade A2, contacts light' else '' end,
    maker.user_code, c.at, c.at
  from (select *, ${PATIENT} as patient_id from (${DEALT}) numbered) c
  join patient p on p.org_id = c.org_id and p.bucket = org_bucket(c.org_id) and p.id = c.patient_id
  join maker on maker.org_id = c.org_id
  order by n`;
