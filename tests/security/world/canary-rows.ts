import { randomBytes, randomUUID } from 'node:crypto';
import { AGREEMENT_TYPES } from '@archway/contract/account/model';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { addLink, addPerson, addSession, minutesFromNow } from './people.ts';
import { pinOn } from './case-marks.ts';
import { derivedRow } from './derived-row.ts';
import { addLabSettings } from './lab-settings.ts';
import {
  addInvitation,
  addPartnerCode,
  addPartnership,
  invitationRow,
  letterRow,
  partnershipRow,
} from './partners.ts';
import { addCanaryOrder } from './orders.ts';
import type { Row } from './rows.ts';
import { templateRow } from './templates.ts';
import { workRow } from './treatments.ts';
import { newOrgId, place, type Organization, type World } from './world.ts';

/** Text columns that can't hold a canary: enumerations, and values not typed by users. */
const CLOSED: readonly string[] = [
  'account_mail_request.kind',
  'case_file.role',
  'case_history.kind',
  'file.kind',
  'file.problem',
  'file.sound',
  'file.tag',
  'app_config.default_theme',
  'join_request.answer',
  'join_request.language',
  'member.improvement_version',
  'member.language',
  'member.message_receiving_type',
  'member.former_password_hash',
  'member.password_hash',
  'member.theme',
  'member.tooth_numbering_system',
  'organization.certified_color',
  'organization.features',
  'organization.invitation_end',
  'organization.country',
  'organization.region',
  'organization.time_zone',
  'registration_request.password_hash',
  'role.code',
  'role.scope',
  'role_menu.menu_id',
  'scan.problem',
  'scan.role',
  'scan.step',
  'implant_kit.diameter',
  'lab_settings.required',
  'lab_settings.units',
  'lab_settings.usual_days',
  'mail.state',
  'notice_choice.channel',
  'patient_case.state',
  'patient.sex',
  'lab_order.carrier',
  'lab_order.held_by',
  'lab_order.prescribed',
  'lab_order.state',
  'lab_order.status',
  'lab_order.type',
  'order_grant.content_type',
  'order_grant.kind',
  'order_grant.role',
  'order_history.action',
  'order_history.from_status',
  'order_history.to_status',
  'order_plan.case_before',
  'order_plan.type',
  'order_plan.works',
  'order_print.kind',
  'order_print.language',
  'order_print.numbering',
  'order_print.size',
  'order_print.state',
  'order_record.carrier',
  'order_record.held_by',
  'order_record.prescribed',
  'order_record.remake_cause',
  'order_record.state',
  'order_record.status',
  'order_record.type',
  'order_revision.prescription',
  'order_revision.type',
  'partnership.applied_by',
  'passkey.transports',
  'patient_case.prescribed',
  'session.verified_by',
  'text_message.state',
  'treatment_tooth.absence',
  'treatment_work.abutment_material',
  'treatment_work.clinical_type',
  'treatment_work.contact',
  'treatment_work.crown_category',
  'treatment_work.crown_type',
  'treatment_work.implant_method',
  'treatment_work.implant_option',
  'treatment_work.jaw',
  'treatment_work.material',
  'treatment_work.method',
  'treatment_work.occlusion',
  'treatment_work.shade',
  'treatment_work.stump_shade',
  'treatment_work.type',
];

/** Adds a row to every tenant table, with the organization's canary in every text column. */
export async function addCanaryRows(world: World, org: Organization): Promise<void> {
  const { orgId, mark, type } = org;
  const person = await addPerson(world, org);
  const session = await addSession(world, person, { end_reason: `${mark} reason`, ended_at: new Date() });
  const user = { user_code: person.userCode };
  const id = randomUUID();
  const rows: Record<string, Row> = {
    idempotency: { key: id, call: mark, body_hash: randomBytes(32), response: { note: mark } },
    outbox: { id, name: mark, payload: { note: mark }, trace: mark },
    audit: {
      id,
      actor: person.userCode,
      session_id: session.id,
      call: mark,
      object: mark,
      detail: { note: mark },
    },
    // Far from the seals that a worker of the same site writes for these rows meanwhile.
    audit_seal: {
      seq: 1_000_000 + type,
      audit_id: id,
      audit_at: new Date(),
      hash: randomBytes(32),
      key_id: mark,
    },
    account_mail_request: { id, kind: 'findSite', account: mark, language: mark },
    known_device: { ...user, device_hash: randomBytes(32) },
    live_ticket: {
      hash: randomBytes(32),
      channel: mark,
      ...user,
      session_id: session.id,
      expires_at: minutesFromNow(1),
    },
    mail: {
      id,
      key: `${mark} ${type}`,
      recipient: person.email,
      language: mark,
      template: mark,
      params: { note: mark },
      state: 'sent',
    },
    page_error: {
      fingerprint: `${mark} ${type}`,
      name: mark,
      frames: JSON.stringify([mark]),
      route: mark,
      browser: mark,
      version: mark,
    },
    web_vital: { id, name: mark, value: 1, route: mark, browser: mark, screen: mark, version: mark },
    app_config: brandRow(org),
    agreement_log: { ...user, agreement_type: mark, version: mark, language: mark },
    join_request: {
      id,
      email: `${type}@${mark}.example`,
      display_name: mark,
      language: 'en',
      expires_at: minutesFromNow(60),
    },
    notice_choice: { ...user, event: mark, channel: 'email', wanted: true },
    login_failure: { account_hash: randomBytes(32), failures: 1 },
    passkey: {
      id,
      ...user,
      credential_id: `${mark}-${type}`,
      public_key: randomBytes(77),
      counter: 1,
      transports: ['internal'],
      name: mark,
    },
    passkey_question: { hash: randomBytes(32), challenge: mark, expires_at: minutesFromNow(5) },
    totp: { ...user, secret: randomBytes(60), pending: randomBytes(60) },
    recovery_code: { ...user, hash: randomBytes(32), key_id: mark },
    registration_request: {
      id,
      type: 2,
      email: mark,
      password_hash: 'none',
      display_name: mark,
      language: mark,
      profile: { note: mark },
      agreements: { note: mark },
    },
    contact: { id, user_name: mark, email: `${type}@${mark}.example` },
    dentist: { id, registration_number: mark, name: `${mark} ${type}` },
    dentist_member: { dentist_id: id, ...user },
    dentist_deputy: { dentist_id: id, ...user },
    file: {
      id,
      kind: 'signature',
      name: mark,
      size: 1,
      upload_key: mark,
      upload_id: mark,
      tag: 'finished',
      content_key: mark,
      content_type: mark,
      owner_code: person.userCode,
    },
    scan: {
      file_id: id,
      facts: { note: mark },
      preview_key: mark,
      full_key: mark,
      thumbnail_key: mark,
    },
    patient: { id, code: `${mark} ${type}`, name: mark, created_by: person.userCode },
    patient_case: {
      id,
      code: `${mark} ${type}`,
      name: mark,
      patient_name: mark,
      patient_code: mark,
      dentist_name: mark,
      memo: mark,
      picture_key: mark,
      picture_of: mark,
      created_by: person.userCode,
    },
    case_file: { case_id: id, file_id: id },
    case_mark: { id, case_id: id, shape: pinOn(id, mark), created_by: person.userCode },
    case_history: {
      id,
      case_id: id,
      done_by: person.userCode,
      kind: 'changed',
      detail: { changes: [{ field: 'memo', before: '', after: `${mark} memo` }] },
    },
    treatment_work: workRow(id, mark),
    treatment_link: { case_id: id, from_tooth: 36, to_tooth: 37 },
    treatment_tooth: { case_id: id, tooth: 38, absence: 'missing' },
    implant_kit: {
      id,
      manufacturer: `${mark} ${type}`,
      system: mark,
      diameter: '4.1',
      added_by: person.userCode,
    },
    draft: { owner_code: person.userCode, kind: mark, subject: mark, body: mark },
    saved_view: {
      id,
      owner_code: person.userCode,
      list: mark,
      name: mark,
      is_shared: true,
      settings: JSON.stringify({ filters: { keyword: mark }, columns: [] }),
    },
    template: { ...templateRow(id, mark, person.userCode), dentist_id: id, is_shared: true },
    patient_merge: { id, kept_id: id, lost_id: id, case_ids: [id], merged_by: person.userCode },
    case_count: { day: `2026-11-0${type}`, cases: 1 },
    dentist_signature: { dentist_id: id, number: 1, file_id: id },
    partnership: partnershipRow({ mark, home: orgId, counterpart: newOrgId() }),
    letter: letterRow(mark, person.userCode),
    partner_invitation: invitationRow(mark, person.userCode),
    partner_invitation_try: { id },
    partner_invitation_stop: { address_hash: randomBytes(32) },
    text_message: {
      id,
      key: `${mark} ${type}`,
      recipient: mark,
      language: mark,
      template: mark,
      params: { note: mark },
      state: 'sent',
    },
    order_print: {
      id,
      asked_by: person.userCode,
      kind: 'label',
      size: 'roll',
      language: 'en',
      numbering: 'fdi',
      order_ids: [id],
      state: 'made',
      content_key: mark,
      bytes: 1,
    },
    order_tray: { order_id: id, tray: `${mark} ${type}` },
    registration_ticket: { hash: randomBytes(32), expires_at: minutesFromNow(5) },
  };
  for (const [table, row] of Object.entries(rows))
    // A worker seals an audit as soon as it comes to it.
    await place(world, org, table, row, { isIfMissing: table === 'audit_seal' });
  await addCanaryOrder(world, org, { of: person.userCode, fileId: id });
  for (const table of await withoutRow(world, org))
    await place(world, org, table, await derivedRow(world, table, { id, mark, userCode: person.userCode }));
  await addRoom(world, org);
  await addPartnerCode(world, org, { madeBy: person.userCode });
  await addLabSettings(world, org, { savedBy: person.userCode });
  await addInvitation(world, org, { invited_by: person.userCode });
  // Above every organization is a home; a lab is a counterpart.
  if (type === ORGANIZATION_TYPE.lab) await addPartnership(world, org);
  await addLink(world, person, mark, { email: mark });
}

/** Tables whose rows are made here, beside those above. */
const MADE_APART: ReadonlySet<string> = new Set([
  'storage',
  'lab_settings',
  'one_time_link',
  'patient_count',
  'partner_code',
  'partner_invitation_link',
]);

const withoutRow = async (world: World, org: Organization): Promise<string[]> =>
  (await emptyTables(world, org)).filter((table) => !MADE_APART.has(table));

/** One row an organization: the colliding tenants get theirs with the first of those whose twins they are. */
async function addRoom(
  { bench: { owner }, collidingTenants }: World,
  { orgId }: Organization,
): Promise<void> {
  const orgIds = [collidingTenants.before.orgId, orgId, collidingTenants.after.orgId];
  await owner.query(
    `insert into storage (org_id, limit_bytes, used_bytes, reserved_bytes)
     select id, 1000000000000, 1000000000, 1000000000 from unnest($1::uuid[]) id on conflict do nothing`,
    [orgIds],
  );
  await owner.query(
    `insert into patient_count (org_id, patients) select id, 100 from unnest($1::uuid[]) id on conflict do nothing`,
    [orgIds],
  );
}

/** A brand (appmanager) that only this organization has set up. */
export const brandOf = ({ mark, type }: Organization): string => `${mark}-brand-${type}`;

function brandRow(org: Organization): Row {
  const { mark } = org;
  return {
    appmanager: brandOf(org),
    app_name: mark,
    page_tag_name: mark,
    is_international_site: true,
    copyright: mark,
    default_theme: 'dark',
    support_url: mark,
    register_show_version: 1,
    agreement: Object.fromEntries(AGREEMENT_TYPES.map((type) => [type, { version: mark, url: mark }])),
  };
}

/** Columns in which the organization's canary is missing. */
export async function bareColumns(
  { bench: { owner }, tables }: World,
  { orgId, mark }: Organization,
): Promise<string[]> {
  const { rows: columns } = await owner.query<{ name: string; table: string }>(
    `select attname as name, attrelid::regclass::text as table from pg_attribute
     where attrelid = any($1::regclass[]) and attnum > 0 and not attisdropped
       and atttypid = any('{text,jsonb,json,text[],varchar}'::regtype[])`,
    [tables],
  );
  const bare: string[] = [];
  for (const { name, table } of columns) {
    const column = `${table}.${name}`;
    if (CLOSED.includes(column)) continue;
    const found = await owner.query(
      `select from ${table} where org_id = $1 and strpos(${name}::text, $2) > 0 limit 1`,
      [orgId, mark],
    );
    if (found.rowCount === 0) bare.push(column);
  }
  return bare;
}

/** Tables in which an organization has no rows. */
export async function emptyTables(
  { bench: { owner }, tables }: World,
  { orgId }: Organization,
): Promise<string[]> {
  const empty: string[] = [];
  for (const table of tables) {
    const { rowCount } = await owner.query(`select from ${table} where org_id = $1 limit 1`, [orgId]);
    if (rowCount === 0) empty.push(table);
  }
  return empty;
}
