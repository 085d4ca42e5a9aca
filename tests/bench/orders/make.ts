import type pg from 'pg';
import { BIG, BIG_LAB, ORDERS, orgIdOf, SMALL, SMALL_LAB } from '../data-set.ts';

/** Changed whenever this file makes other rows: a table that says something else is filled anew. */
const VERSION = 'bench orders 2';

const TABLES = [
  'order_record',
  'order_plan',
  'order_revision',
  'order_history',
  'lab_order',
  'order_grant',
  'order_mark',
  'order_consent',
  'order_attachment',
];

type Step = (what: string, text: string, values?: unknown[]) => Promise<void>;

/**
 * Two million orders of the million cases, all clinics and labs mixed, with what was planned and sent and the first row of each
 * history. One lab and one clinic have 200,000 of them each. Made once and kept.
 */
export async function makeOrders(owner: pg.Client, step: Step): Promise<void> {
  const { rows } = await owner.query<{ says: string | null }>(
    `select obj_description('order_record'::regclass) as says`,
  );
  // Every time: a migration that has to read all organizations binds the owner again at its end.
  for (const table of TABLES) await owner.query(`alter table ${table} no force row level security`);
  if (rows[0]?.says === VERSION) return;
  await owner.query(
    `set maintenance_work_mem = '512MB'; set work_mem = '128MB'; set synchronous_commit = off`,
  );
  await owner.query(`truncate ${TABLES.join(', ')}`);
  const bare = await strip(owner);
  await step('orders, dealt', DEALT_ORDERS, [
    ORDERS,
    BIG_LAB.orders,
    SMALL_LAB.orders,
    orgIdOf(0).slice(0, -12),
  ]);
  await step('orders', ORDER_ROWS);
  await step('plans of orders', PLAN_ROWS);
  await step('revisions of orders', REVISION_ROWS);
  await step('history of orders', HISTORY_ROWS);
  await step('lists of labs', LAB_ROWS);
  for (const text of bare) await step(text.replace(/ (on|using|foreign) .*/s, ''), text);
  for (const table of TABLES) await owner.query(`alter table ${table} enable trigger user`);
  for (const table of TABLES) await step(`statistics of ${table}`, `vacuum (analyze) ${table}`);
  await owner.query('drop table dealt');
  await owner.query(`comment on table order_record is '${VERSION}'`);
}

/** Takes indexes and foreign keys away, which is many times faster than keeping them up; answers with how to make them again. */
async function strip(owner: pg.Client): Promise<string[]> {
  for (const table of TABLES) await owner.query(`alter table ${table} disable trigger user`);
  const among = `any (array[${TABLES.map((table) => `'${table}'::regclass`).join(', ')}])`;
  const keys = await owner.query<{ name: string; of: string; text: string }>(
    `select conname as name, conrelid::regclass::text as of, pg_get_constraintdef(oid) as text
     from pg_constraint where contype = 'f' and conrelid = ${among}`,
  );
  for (const { name, of } of keys.rows) await owner.query(`alter table ${of} drop constraint ${name}`);
  const indexes = await owner.query<{ name: string; text: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as text from pg_index i
     where i.indrelid = ${among} and not i.indisprimary`,
  );
  for (const { name } of indexes.rows) await owner.query(`drop index ${name}`);
  return [
    ...indexes.rows.map(({ text }) => text),
    ...keys.rows.map(({ name, of, text }) => `alter table ${of} add constraint ${name} ${text}`),
  ];
}

/** A UUID of version 7, made of 32 hexadecimal digits. */
const uuid = (hex: string) => `overlay(overlay(${hex} placing '7' from 13) placing '8' from 17)::uuid`;

/**
 * The newest order of every case, then older ones of cases of the other clinics until there are enough: the two big clinics have
 * one a case. Labs have cases of their own and order nothing. A stride through all numbers deals the labs out over the years.
 */
const DEALT_ORDERS = `
  create temp table dealt as
  select n, o.org_id, o.case_id, o.case_code, o.patient_name, o.patient_code, o.dentist_id, o.made_by, o.turn, o.at,
    case when place < $2 then '${orgIdOf(BIG_LAB.number)}'::uuid
         when place < $2 + $3 then '${orgIdOf(SMALL_LAB.number)}'::uuid
         else ($4 || lpad(to_hex(20 * (3 + place % 198)), 12, '0'))::uuid end as lab,
    place < $2 + $3 as is_of_measured_lab,
    abs(hashint8(n + 77)) as hash
  from (
    select row_number() over (order by at, case_id) as n, (row_number() over (order by at, case_id) * 617283 % $1)::integer as place, picked.*
    from (
      select c.org_id, c.id as case_id, c.code as case_code, c.patient_name, c.patient_code, c.dentist_id, c.created_by as made_by,
        turn, c.created_at + interval '3 hours' - (turn - 1) * interval '40 days' as at
      from patient_case c join organization o on o.org_id = c.org_id and o.type = 2,
        generate_series(1, case when c.org_id in ('${orgIdOf(BIG.number)}', '${orgIdOf(SMALL.number)}') then 1 else 3 end) turn
      order by turn, c.created_at limit $1
    ) picked
  ) o`;

const OLD = `(array['completed', 'completed', 'completed', 'completed', 'completed', 'completed', 'completed',
  'canceled', 'rejected', 'completed'])[1 + hash % 10]`;
/** Of the newest order of a case; those of the measured labs were all sent. */
const NEWEST = `(array['pending', 'accepted', 'accepted', 'ready', 'shipped', 'shipped', 'canceled', 'rejected',
  'completed', 'completed', 'completed', 'completed', 'completed', 'completed', 'completed', 'completed',
  'completed', 'completed', 'completed', case when is_of_measured_lab then 'pending' else 'notSent' end])[1 + hash % 20]`;

const ID = uuid(
  `lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || substr(md5('order' || n), 13)`,
);
const TOOTH = '11 + hash / 8 % 7 + 10 * (hash / 64 % 4)';
const WORK = `(array['Crown', 'Inlay', 'Veneer', 'Crown'])[1 + hash % 4]`;
const SHORT = `jsonb_build_object('works', jsonb_build_array(jsonb_build_object('type', ${WORK}, 'teeth', jsonb_build_array(${TOOTH}),
  'jaw', null, 'material', 'zirconia', 'shade', 'A2', 'isOnImplant', false)), 'links', '[]'::jsonb, 'absent', '[]'::jsonb)`;
const WHOLE = `jsonb_build_object('works', jsonb_build_array(jsonb_build_object('type', ${WORK}, 'teeth', jsonb_build_array(${TOOTH}),
  'jaw', null, 'method', 'anatomic', 'material', 'zirconia', 'shade', 'A2', 'stumpShade', null, 'crownCategory', null, 'crownType', null,
  'implantOption', 'none', 'implantMethod', null, 'abutmentMaterial', null, 'implantKit', null, 'isInlayCore', false,
  'followsPreOp', false, 'isEdentulous', false, 'clinicalType', 'fixed', 'contact', null, 'occlusion', null, 'note', '')),
  'links', '[]'::jsonb, 'absent', '[]'::jsonb)`;
const card = (
  name: string,
) => `jsonb_build_object('name', ${name}, 'city', 'Dresden', 'country', 'DE', 'certifiedAs', '',
  'certifiedColor', '', 'phone', '+49 351 1234567', 'email', 'post@practice.example', 'street', 'Hauptstrasse 1',
  'postalCode', '01067', 'timeZone', 'Europe/Berlin')`;

const WORDS_OF_LAB = `'Dental laboratory ' || right(lab::text, 4)`;
const WORDS_OF_CLINIC = `'Dental practice ' || ('x' || right(org_id::text, 4))::bit(16)::integer`;
const STARTED = `status in ('ready', 'shipped', 'completed') or status = 'accepted' and hash / 100 % 2 = 0`;
const ACCEPTED = `status in ('accepted', 'ready', 'shipped', 'completed')`;
const SENT = `at + interval '1 hour'`;
const FOR_DAY = `at::date + 8 + hash / 1000 % 7`;

const ORDER_ROWS = `
  insert into order_record (org_id, id, counterpart, code, case_id, case_code, type, status, version, revision, attempt, started_at,
    requested_on, estimated_on, proposed_on, is_rush, by_parcel, shares_name, patient_name, patient_code, dentist_name, with_lab, prescribed,
    home_card, counterpart_card, reason, auto_accepted, created_at, updated_at, sent_at, accepted_at, ready_at, shipped_at, carrier,
    shipped_on, arrives_on, ended_at, accepted_revision, acted_org, acted_by, acted_name)
  select org_id, ${ID}, case when was_sent then lab end, 'O-' || to_char(at, 'YYMMDD') || '-' || n, case_id, case_code,
    (array['designAndMake', 'designAndMake', 'makeOnly', 'repair'])[1 + hash / 7 % 4], status, 1, case when was_sent then 1 else 0 end,
    case when was_sent then 1 else 0 end, case when ${STARTED} then ${SENT} + interval '1 day' end,
    ${FOR_DAY}, case when ${ACCEPTED} then ${FOR_DAY} end, case when status = 'accepted' and hash / 300 % 20 = 0 then ${FOR_DAY} + 3 end,
    was_sent and hash / 500 % 25 = 0, hash / 700 % 10 = 0, hash / 900 % 10 < 9,
    case when hash / 900 % 10 < 9 then patient_name else '--' end, patient_code, 'Dr. ' || (1 + hash / 100 % 8), lab, ${SHORT},
    ${card(WORDS_OF_CLINIC)}, ${card(WORDS_OF_LAB)}, case when status = 'rejected' then 'bite' else '' end, false, at,
    case when was_sent then ${SENT} else at end, case when was_sent then ${SENT} end,
    case when ${ACCEPTED} then ${SENT} + interval '5 hours' end,
    case when status in ('ready', 'shipped', 'completed') then ${SENT} + interval '6 days' end,
    case when status in ('shipped', 'completed') then ${SENT} + interval '7 days' end,
    case when status in ('shipped', 'completed') then 'dhl' end,
    case when status in ('shipped', 'completed') then (${SENT} + interval '7 days')::date end,
    case when status in ('shipped', 'completed') then (${SENT} + interval '8 days')::date end,
    case when status in ('canceled', 'rejected', 'completed') then ${SENT} + interval '9 days' end,
    case when ${ACCEPTED} then 1 end, org_id, made_by, 'Front desk'
  from (select *, status <> 'notSent' as was_sent
        from (select *, case when turn = 1 then ${NEWEST} else ${OLD} end as status from dealt) stated) rows
  order by n`;

/** Read by every answer of an order; what of it was decided by the number is decided so again. */
const ORDERS_MADE = `(select d.*, o.id, o.status, o.code, o.type, o.requested_on, o.estimated_on, o.is_rush, o.by_parcel, o.shares_name,
    o.patient_name as told_name, o.prescribed, o.sent_at, o.updated_at, o.counterpart, o.dentist_name, o.started_at, o.home_card
  from dealt d join order_record o on o.org_id = d.org_id and o.code = 'O-' || to_char(d.at, 'YYMMDD') || '-' || d.n) rows`;

const PLAN_ROWS = `
  insert into order_plan (org_id, order_id, lab, type, shares_name, by_parcel, requested_on, dentist_id, signature, note, works, files,
    created_by, release_asked_at, release_asked_by, case_before)
  select org_id, id, lab, type, shares_name, by_parcel, requested_on, dentist_id, 1, 'Light contacts',
    jsonb_build_array(jsonb_build_object('type', ${WORK}, 'teeth', jsonb_build_array(${TOOTH}), 'jaw', null)), '{}', made_by,
    case when status = 'notSent' and hash / 40 % 4 = 0 then at + interval '1 hour' end,
    case when status = 'notSent' and hash / 40 % 4 = 0 then made_by end, case when counterpart is not null then 'scanCompleted' end
  from ${ORDERS_MADE} order by n`;

const REVISION_ROWS = `
  insert into order_revision (org_id, id, counterpart, order_id, revision, attempt, prescription, person, type, requested_on, is_rush,
    by_parcel, note, sent_by_name, sent_at)
  select org_id, ${uuid(`md5('revision' || n)`)}, counterpart, id, 1, 1, ${WHOLE},
    jsonb_build_object('patientName', told_name, 'patientCode', patient_code, 'birthDate', null, 'caseName', '', 'dentistName',
      dentist_name, 'registrationNumber', ''),
    type, requested_on, is_rush, by_parcel, 'Light contacts', 'Front desk', sent_at
  from ${ORDERS_MADE} where counterpart is not null order by n`;

const HISTORY_ROWS = `
  insert into order_history (org_id, id, counterpart, order_id, version, action, from_status, to_status, revision, done_org, done_by,
    done_by_name, at)
  select org_id, ${uuid(`md5('history' || n)`)}, counterpart, id, 1, case when counterpart is null then 'create' else 'send' end, null,
    status, case when counterpart is null then 0 else 1 end, org_id, made_by, 'Front desk', updated_at
  from ${ORDERS_MADE} order by n`;

const LAB_ROWS = `
  insert into lab_order (org_id, id, counterpart, code, type, status, version, started_at, clinic_name, patient_name, patient_code,
    dentist_name, prescribed, requested_on, estimated_on, is_rush, by_parcel, sent_at, updated_at)
  select org_id, id, counterpart, code, type, status, 1, started_at, home_card ->> 'name', told_name, patient_code, dentist_name, prescribed,
    requested_on, estimated_on, is_rush, by_parcel, sent_at, updated_at
  from ${ORDERS_MADE} where counterpart is not null order by n`;
