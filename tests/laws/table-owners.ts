/**
 * Which feature a table belongs to, where its name does not tell. All others are the table of a feature's name, or begin
 * with it: `contact` and `dentist_signature`.
 */
export const OWNERS_BY_LIST: Readonly<Record<string, string>> = {
  agreement_log: 'account',
  case_mark: 'mark',
  join_request: 'member',
  known_device: 'session',
  lab_order: 'order',
  login_failure: 'session',
  one_time_link: 'link',
  page_error: 'monitor',
  partnership: 'partner',
  passkey: 'credential',
  passkey_question: 'credential',
  patient_case: 'case',
  patient_merge: 'case',
  recovery_code: 'credential',
  saved_view: 'view',
  registration_request: 'organization',
  totp: 'credential',
  web_vital: 'monitor',
};

const OWN_HALF = 'the account is the half of a member that is its owner’s: names, address, password';
const SIGNS_IN = 'signing in reads member and organization before there is a session, in one query';
const SECOND_STEP = 'the second step stands in the member’s row, so that signing in reads it at once';
const HOLDERS = 'roles are given and taken in the transaction that counts their holders';
const FOUNDING = 'an organization is founded with its roles and its first member in one statement each';
const USED_BY = 'the sweep asks every table that may use a file whether it does';
const SHOWN_WITH = 'the picture is joined to the row that shows it';
const NEWEST_ORDER =
  'orders know cases and not the other way round: a case shows its newest order where it is read';
const HELD_WORKS = 'orders know prescriptions and not the other way round: what was sent holds the works';
const STATE_OF_FILES = 'the state of a case is that of its files, counted in one query';

/** Where a feature names a table of another, and why. */
export const BORROWED: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.fromEntries(
  Object.entries({
    'account/account.repository.ts': {
      member: OWN_HALF,
      organization: 'the own account is shown with its organization',
      role: 'the own account is shown with its role',
      file: SHOWN_WITH,
      dentist_member: 'the own account is shown with the own signature',
      dentist_signature: 'the own account is shown with the own signature',
    },
    'patient/patient-count.repository.ts': {
      organization: 'a patient is numbered by the abbreviation of the organization',
    },
    'case/case-order.repository.ts': { order_record: NEWEST_ORDER },
    'case/case.repository.ts': {
      treatment_work: 'a list is narrowed to kinds of work where it is read',
    },
    'case/case-file.repository.ts': { file: STATE_OF_FILES },
    'case/case-progress.repository.ts': { file: STATE_OF_FILES, scan: STATE_OF_FILES },
    'credential/passkey.repository.ts': { member: SECOND_STEP },
    'credential/second-step.repository.ts': { member: SECOND_STEP },
    'dentist/acting-people.repository.ts': {
      member: 'a dentist acts who can sign in',
      file: SHOWN_WITH,
    },
    'dentist/dentist-people.repository.ts': { member: 'dentists are shown with the names of their users' },
    'dentist/dentist-signature.repository.ts': { file: SHOWN_WITH },
    'file/credentials.repository.ts': {
      session: 'credentials of an upload end with the session they were given for',
    },
    'file/needed.repository.ts': {
      scan: USED_BY,
      patient_case: USED_BY,
      order_grant: USED_BY,
      order_print: USED_BY,
    },
    'file/unused.repository.ts': { case_file: USED_BY },
    'link/link.repository.ts': {
      member: 'a link’s page says whom it is for before there is a session',
      organization: 'a link’s page says whom it is for before there is a session',
    },
    'member/invitation.repository.ts': {
      organization: 'an invitation names its organization',
      role: 'an invitation says what the role allows',
      role_menu: 'an invitation says what the role allows',
      menu_entry: 'an invitation says what the role allows',
    },
    'member/member-changes.repository.ts': {
      organization: 'a member is mailed in the time zone of the organization',
    },
    'member/member.repository.ts': { role: 'members are listed and searched with their roles' },
    'member/told-members.repository.ts': {
      role: 'those are told whose role allows to answer',
      role_menu: 'those are told whose role allows to answer',
    },
    'menu/menu.repository.ts': {
      organization: 'a menu depends on the type of the organization',
      role: 'a menu is what a role holds of it',
      role_menu: 'a menu is what a role holds of it',
    },
    'notice/notice.repository.ts': { member: 'the address of notices is the member’s own' },
    'order/listed-order.repository.ts': {
      patient_case: 'a clinic’s list says how the patient of each case is called now',
    },
    'order/order-list.repository.ts': {
      patient_case: 'orders of a clinic are listed with the patients of their cases',
    },
    'organization/administrators.repository.ts': {
      member: 'administrators are mailed about their organization',
      role: 'administrators are known by their role',
    },
    'organization/open-orders.repository.ts': {
      order_record: 'what has open orders does not end, and orders know organizations already',
    },
    'organization/organization.repository.ts': {
      member: FOUNDING,
      role: FOUNDING,
      role_menu: FOUNDING,
      menu_entry: FOUNDING,
    },
    'organization/profile.repository.ts': {
      member: 'whether an organization is complete depends on an administrator with a confirmed address',
      role: 'administrators are known by their role',
      file: SHOWN_WITH,
    },
    'role/role-holders.repository.ts': { member: HOLDERS },
    'role/role.repository.ts': { member: HOLDERS },
    'session/account-lookup.repository.ts': { member: SIGNS_IN, organization: SIGNS_IN },
    'session/identity.repository.ts': { member: SIGNS_IN, role: SIGNS_IN },
    'session/refused-sign-in.repository.ts': { member: SIGNS_IN, organization: SIGNS_IN },
    'treatment/ordered-works.repository.ts': { order_record: HELD_WORKS, order_revision: HELD_WORKS },
  }).map(([file, tables]) => [`server/src/features/${file}`, tables]),
);

/** Tables that no feature has: what all of them stand on. */
export const PLATFORM_TABLES: ReadonlySet<string> = new Set([
  'audit',
  'audit_seal',
  'audit_unsealed',
  'idempotency',
  'live_ticket',
  'mail',
  'text_message',
  'outbox',
  'retention',
  'site_clock',
]);
