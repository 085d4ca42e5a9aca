// Written by `pnpm db:types` from the migrated database. Do not edit.
import type { ColumnType, GeneratedAlways } from 'kysely';

type Timestamp = ColumnType<Date, Date | string, Date | string>;
type Json = ColumnType<unknown, string, string>;
/** May be left out of an insert. */
type Defaulted<T> = T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>;

export interface Schema {
  account_mail_request: {
    org_id: string;
    bucket: GeneratedAlways<number>;
    id: string;
    kind: string;
    account: string;
    language: string;
    created_at: Defaulted<Timestamp>;
  };
  agreement_log: {
    org_id: string;
    bucket: GeneratedAlways<number>;
    user_code: string;
    agreement_type: string;
    version: string;
    language: string;
    address: string | null;
    at: Defaulted<Timestamp>;
  };
  app_config: {
    org_id: string;
    bucket: GeneratedAlways<number>;
    appmanager: string;
    app_name: string;
    page_tag_name: string;
    is_international_site: boolean;
    copyright: string;
    default_theme: string;
    support_url: string;
    register_show_version: number;
    agreement: Json;
  };
  audit: {
    org_id: string;
    bucket: GeneratedAlways<number>;
    id: string;
    at: Defaulted<Timestamp>;
    actor: string | null;
    session_id: string | null;
    call: string;
    object: string | null;
    detail: Defaulted<Json>;
    address: string | null;
  };
  audit_seal: {
    org_id: string;
    bucket: GeneratedAlways<number>;
    seq: string;
    audit_id: string;
    audit_at: Timestamp;
    hash: Buffer;
    key_id: string | null;
  };
  audit_unsealed: {
    org_id: string;
    bucket: GeneratedAlways<number>;
    audit_id: string;
    audit_at: Timestamp;
  };
  case_count: {
    org_id: string;
    bucket: GeneratedAlways<number>;
    day: string;
    cases: number;
  };
  case_file: {
    org_id: string;
    bucket: GeneratedAlways<number>;
    case_id: string;
    file_id: string;
    role: string | null;
    added_at: Defaulted<Timestamp>;
    removed_at: Timestamp | null;
  };
  case_mark: {
    org_id: string;
    bucket: GeneratedAlways<number>;
    id: string;
    case_id: string;
    shape: Json;
    created_by: string;
    created_at: Defaulted<Timestamp>;
    updated_at: Defaulted<Timestamp>;
    removed_at: Timestamp | null;
    edited_by: string | null;
    edited_at: Timestamp | null;
  };
  contact: {
    org_id: string;
    bucket: GeneratedAlways<number>;
    id: string;
    user_name: string;
    email: string;
    verified_at: Timestamp | null;
    verify_hash: Buffer | null;
    verify_until: Timestamp | null;
    created_at: Defaulted<Timestamp>;
    updated_at: Defaulted<Timestamp>;
  };
  contact_found: {
    org_id: string | null;
    bucket: number | null;
    id: string | null;
    searched: string | null;
  };
  dentist: {
    org_id: string;
    bucket: GeneratedAlways<number>;
    id: string;
    name: string;
    created_at: Defaulted<Timestamp>;
    updated_at: Defaulted<Timestamp>;
    registration_number: Defaulted<string>;
    left_at: Timestamp | null;
  };
  dentist_deputy: {
    org_id: string;
    bucket: GeneratedAlways<number>;
    dentist_id: string;
    user_code: string;
  };
  dentist_found: {
    org_id: string | null;
    bucket: number | null;
    id: string | null;
    searched: string | null;
  };
  dentist_member: {
    org_id: string;
    bucket: GeneratedAlways<number>;
    dentist_id: string;
    user_code: string;
  };
  dentist_signature: {
    org_id: string;
    bucket: GeneratedAlways<number>;
    dentist_id: string;
    number: number;
    file_id: string;
    updated_at: Defaulted<Timestamp>;
  };
  draft: {
    org_id: string;
    bucket: GeneratedAlways<number>;
    owner_code: string;
    kind: string;
    subject: string;
    body: string;
    version: Defaulted<number>;
    saved_at: Defaulted<Timestamp>;
  };
  file: {
    org_id: string;
    bucket: GeneratedAlways<number>;
    id: string;
    kind: string;
    name: string;
    size: number;
    tag: Defaulted<string>;
    code: number | null;
    upload_key: string;
    content_key: string | null;
    content_type: string | null;
    sha256: Buffer | null;
    owner_code: string | null;
    ticket_hash: Buffer | null;
    created_at: Defaulted<Timestamp>;
    updated_at: Defaulted<Timestamp>;
    removed_at: Timestamp | null;
    upload_id: string | null;
    announced_sha256: Buffer | null;
    from_archive: string | null;
    takes_room: string | null;
    credentials_session: string | null;
    credentials_at: Timestamp | null;
  };
  idempotency: {
    org_id: string;
    bucket: GeneratedAlways<number>;
    key: string;
    call: string;
    body_hash: Buffer;
    response: Json | null;
    created_at: Defaulted<Timestamp>;
  };
  known_device: {
    org_id: string;
    bucket: GeneratedAlways<number>;
    user_code: string;
    device_hash: Buffer;
    first_seen_at: Defaulted<Timestamp>;
    last_seen_at: Defaulted<Timestamp>;
  };
  live_ticket: {
    org_id: string;
    bucket: GeneratedAlways<number>;
    hash: Buffer;
    channel: string;
    user_code: string;
    session_id: string;
    expires_at: Timestamp;
  };
  login_failure: {
    org_id: string;
    bucket: GeneratedAlways<number>;
    account_hash: Buffer;
    failures: Defaulted<number>;
    window_started: Defaulted<Timestamp>;
    paused_until: Timestamp | null;
    day_level: Defaulted<number>;
    day_level_at: Defaulted<Timestamp>;
  };
  mail: {
    org_id: string;
    bucket: GeneratedAlways<number>;
    id: string;
    key: string;
    recipient: string;
    language: string;
    template: string;
    params: Json;
    state: Defaulted<string>;
    attempts: Defaulted<number>;
    created_at: Defaulted<Timestamp>;
    sent_at: Timestamp | null;
  };
  member: {
    org_id: string;
    bucket: GeneratedAlways<number>;
    user_code: string;
    login_account: string;
    email: string;
    email_verified: Defaulted<boolean>;
    display_name: string;
    nickname: Defaulted<string>;
    avatar: string | null;
    gender: number | null;
    phone: Defaulted<string>;
    role_id: string;
    password_hash: string | null;
    activation: Defaulted<number>;
    force_change_password: Defaulted<boolean>;
    account_renamed: Defaulted<boolean>;
    message_receiving_type: Defaulted<string>;
    tooth_numbering_system: Defaulted<string>;
    language: Defaulted<string>;
    theme: string | null;
    preference: Defaulted<Json>;
    is_cast: Defaulted<boolean>;
    created_at: Defaulted<Timestamp>;
    updated_at: Defaulted<Timestamp>;
    second_step_since: Timestamp | null;
    deleted_at: Timestamp | null;
    improvement_version: string | null;
    improvement_since: Timestamp | null;
    avatar_file: string | null;
    former_password_hash: string | null;
    review_passkeys: Defaulted<boolean>;
  };
  member_match: {
    org_id: string | null;
    bucket: number | null;
    user_code: string | null;
    activation: number | null;
    created_at: Timestamp | null;
    searched: string | null;
    deleted_at: Timestamp | null;
    role_id: string | null;
    display_name: string | null;
  };
  menu_entry: {
    id: string;
    parent_id: string | null;
    type: number;
    name: string;
    component: string | null;
    icon: string | null;
    path: string | null;
    permission: string | null;
    status: Defaulted<number>;
    show_flag: Defaulted<boolean>;
    show_always: Defaulted<boolean>;
    title_en: string;
    api_permissions: Defaulted<string[]>;
    org_types: number[];
    feature: string | null;
    position: number;
    by_default: Defaulted<boolean>;
    starts_with: Defaulted<string[]>;
  };
  notice_choice: {
    org_id: string;
    bucket: GeneratedAlways<number>;
    user_code: string;
    event: string;
    channel: string;
    wanted: boolean;
    chosen_at: Defaulted<Timestamp>;
  };
  one_time_link: {
    org_id: string;
    bucket: GeneratedAlways<number>;
    hash: Buffer;
    kind: string;
    user_code: string;
    detail: Defaulted<Json>;
    expires_at: Timestamp;
    used_at: Timestamp | null;
    created_at: Defaulted<Timestamp>;
    tries: Defaulted<number>;
  };
  organization: {
    org_id: string;
    bucket: GeneratedAlways<number>;
    type: number;
    name: string;
    status: Defaulted<number>;
    brought_by: string | null;
    features: Defaulted<string[]>;
    processing_agreed: Defaulted<boolean>;
    created_at: Defaulted<Timestamp>;
    abbreviation: Defaulted<string>;
    license_code: Defaulted<string>;
    license_file: string | null;
    logo: string | null;
    representative_name: Defaulted<string>;
    phone: Defaulted<string>;
    email: Defaulted<string>;
    country: Defaulted<string>;
    state: Defaulted<string>;
    city: Defaulted<string>;
    district: Defaulted<string>;
    street: Defaulted<string>;
    postal_code: Defaulted<string>;
    region: string | null;
    time_zone: Defaulted<string>;
    register_version: Defaulted<number>;
    closing_since: Timestamp | null;
    closes_at: Timestamp | null;
    updated_at: Defaulted<Timestamp>;
    logo_file: string | null;
    license_upload: string | null;
    license_file_asked: Defaulted<boolean>;
  };
  outbox: {
    org_id: string;
    bucket: GeneratedAlways<number>;
    id: string;
    name: string;
    payload: Json;
    trace: string | null;
    created_at: Defaulted<Timestamp>;
    stuck_at: Timestamp | null;
  };
  page_error: {
    org_id: string;
    bucket: GeneratedAlways<number>;
    fingerprint: string;
    name: string;
    frames: Json;
    route: string;
    browser: string;
    version: string;
    times: Defaulted<string>;
    first_seen: Defaulted<Timestamp>;
    last_seen: Defaulted<Timestamp>;
  };
  passkey: {
    org_id: string;
    bucket: GeneratedAlways<number>;
    id: string;
    user_code: string;
    credential_id: string;
    public_key: Buffer;
    counter: string;
    transports: string[];
    name: string;
    created_at: Defaulted<Timestamp>;
    last_used_at: Timestamp | null;
  };
  passkey_question: {
    org_id: string;
    bucket: GeneratedAlways<number>;
    hash: Buffer;
    challenge: string;
    expires_at: Timestamp;
  };
  patient: {
    org_id: string;
    bucket: GeneratedAlways<number>;
    id: string;
    code: string;
    name: string;
    birth_date: string | null;
    sex: string | null;
    created_by: string;
    created_at: Defaulted<Timestamp>;
    updated_at: Defaulted<Timestamp>;
  };
  patient_case: {
    org_id: string;
    bucket: GeneratedAlways<number>;
    id: string;
    code: string;
    name: string;
    state: Defaulted<string>;
    created_by: string;
    created_at: Defaulted<Timestamp>;
    updated_at: Defaulted<Timestamp>;
    patient_id: string | null;
    patient_name: Defaulted<string>;
    patient_code: Defaulted<string>;
    dentist_id: string | null;
    dentist_name: Defaulted<string>;
    scan_date: string | null;
    memo: Defaulted<string>;
  };
  patient_case_found: {
    org_id: string | null;
    bucket: number | null;
    id: string | null;
    searched: string | null;
  };
  patient_count: {
    org_id: string;
    bucket: GeneratedAlways<number>;
    patients: number;
  };
  patient_found: {
    org_id: string | null;
    bucket: number | null;
    id: string | null;
    searched: string | null;
  };
  recovery_code: {
    org_id: string;
    bucket: GeneratedAlways<number>;
    user_code: string;
    hash: Buffer;
    used_at: Timestamp | null;
    key_id: Defaulted<string>;
  };
  registration_request: {
    org_id: string;
    bucket: GeneratedAlways<number>;
    id: string;
    type: number;
    email: string;
    password_hash: string;
    display_name: string;
    language: string;
    address: string | null;
    profile: Json;
    agreements: Json;
    created_at: Defaulted<Timestamp>;
  };
  registration_ticket: {
    org_id: string;
    bucket: GeneratedAlways<number>;
    hash: Buffer;
    expires_at: Timestamp;
  };
  retention: {
    what: string;
    relation: string;
    over_since: string;
    kept: string;
  };
  role: {
    org_id: string;
    bucket: GeneratedAlways<number>;
    id: string;
    code: string;
    name: string;
    protected: Defaulted<boolean>;
    is_default: Defaulted<boolean>;
    scope: Defaulted<string>;
    created_at: Defaulted<Timestamp>;
    updated_at: Defaulted<Timestamp>;
  };
  role_found: {
    org_id: string | null;
    bucket: number | null;
    id: string | null;
    searched: string | null;
  };
  role_menu: {
    org_id: string;
    bucket: GeneratedAlways<number>;
    role_id: string;
    menu_id: string;
  };
  scan: {
    org_id: string;
    bucket: GeneratedAlways<number>;
    file_id: string;
    step: Defaulted<string>;
    run: Defaulted<number>;
    problem: string | null;
    role: string | null;
    role_is_sure: Defaulted<boolean>;
    facts: Json | null;
    preview_key: string | null;
    preview_bytes: number | null;
    preview_triangles: number | null;
    full_key: string | null;
    full_bytes: number | null;
    full_triangles: number | null;
    thumbnail_key: string | null;
    updated_at: Defaulted<Timestamp>;
  };
  session: {
    org_id: string;
    bucket: GeneratedAlways<number>;
    id: string;
    user_code: string;
    seed: Buffer;
    generation: Defaulted<number>;
    device_hash: Buffer | null;
    save_login: boolean;
    address: string | null;
    user_agent: Defaulted<string>;
    created_at: Defaulted<Timestamp>;
    rotated_at: Defaulted<Timestamp>;
    last_used_at: Defaulted<Timestamp>;
    verified_until: Timestamp | null;
    verified_by: string | null;
    verify_failures: Defaulted<number>;
    ended_at: Timestamp | null;
    end_reason: string | null;
    own_until: Timestamp | null;
    administrator_until: Timestamp | null;
    parent_id: string | null;
  };
  site_clock: {
    only_row: Defaulted<boolean>;
    shift: Defaulted<string>;
  };
  storage: {
    org_id: string;
    bucket: GeneratedAlways<number>;
    limit_bytes: Defaulted<string>;
    used_bytes: Defaulted<string>;
    reserved_bytes: Defaulted<string>;
  };
  totp: {
    org_id: string;
    bucket: GeneratedAlways<number>;
    user_code: string;
    secret: Buffer | null;
    pending: Buffer | null;
    last_step: Defaulted<string>;
    created_at: Defaulted<Timestamp>;
  };
  web_vital: {
    org_id: string;
    bucket: GeneratedAlways<number>;
    id: string;
    at: Defaulted<Timestamp>;
    name: string;
    value: number;
    route: string;
    browser: string;
    screen: string;
    version: string;
  };
}
