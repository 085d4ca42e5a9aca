// Written by `pnpm db:types` from the migrated database. Do not edit.
import type { ColumnType, GeneratedAlways } from 'kysely';

type Timestamp = ColumnType<Date, Date | string, Date | string>;
type Json = ColumnType<unknown, string, string>;
/** May be left out of an insert. */
type Defaulted<T> = T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>;

export interface Schema {
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
  };
  audit_unsealed: {
    org_id: string;
    bucket: GeneratedAlways<number>;
    audit_id: string;
    audit_at: Timestamp;
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
  live_ticket: {
    org_id: string;
    bucket: GeneratedAlways<number>;
    hash: Buffer;
    channel: string;
    user_code: string;
    session_id: string;
    expires_at: Timestamp;
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
  site_clock: {
    only_row: Defaulted<boolean>;
    shift: Defaulted<string>;
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
