import { createHash, randomUUID } from 'node:crypto';
import { disable, enable } from '@archway/contract/member/calls';
import { ACTIVATION } from '@archway/rules/organization-types';
import type pg from 'pg';
import { orgIdOf } from './data-set.ts';
import type { NextRequest } from './load.ts';
import { callBytes, headersOf, signInAdministrators, type Person } from './people.ts';

/** Somebody who is disabled and enabled again and again, and the administrator who does it. */
export interface Target {
  administrator: Person;
  userCode: string;
  isDisabled: boolean;
}

/** The organizations after the two big clinics; each is used by one connection only, so that none waits for another. */
const FIRST_ORGANIZATION = 3;

export async function prepareTargets(port: number, owner: pg.Pool, count: number): Promise<Target[]> {
  const targets: Target[] = [];
  for (let i = 0; i < count; i += 1) {
    const number = FIRST_ORGANIZATION + i;
    const [administrator] = await signInAdministrators(port, owner, number, 1);
    const { rows } = await owner.query<{ user_code: string }>(
      `update member set activation = $1 where (bucket, org_id, user_code) = (
         select bucket, org_id, user_code from member where org_id = $2 and password_hash is null order by user_code limit 1)
       returning user_code`,
      [ACTIVATION.activated, orgIdOf(number)],
    );
    if (administrator === undefined || rows[0] === undefined)
      throw new Error('a small organization is empty');
    targets.push({ administrator, userCode: rows[0].user_code, isDisabled: false });
  }
  return targets;
}

/** What the API is asked, one target after the other: the same call never meets the same person twice. */
export function mutationsOf(targets: readonly Target[]): NextRequest {
  let turn = 0;
  return () => {
    const target = targets[turn % targets.length]!;
    turn += 1;
    const call = target.isDisabled ? enable : disable;
    target.isDisabled = !target.isDisabled;
    const headers = { ...headersOf(target.administrator), 'idempotency-key': randomUUID() };
    return callBytes(call.path, headers, `userCode=${target.userCode}`);
  };
}

const ROLE = 'role.bucket = member.bucket and role.org_id = member.org_id and role.id = member.role_id';
const DISABLED = ACTIVATION.disabled;

/** The same by the driver alone: each statement a round trip, the organization written in, no policy in the way. */
export async function mutateByDriver(client: pg.PoolClient, target: Target): Promise<void> {
  const { administrator, userCode, isDisabled } = target;
  const { orgId } = administrator;
  const call = isDisabled ? 'user/enable' : 'user/disable';
  const key = randomUUID();
  await client.query('begin');
  await client.query(
    `insert into idempotency as kept (org_id, key, call, body_hash) values ($1, $2, $3, $4)
     on conflict (bucket, org_id, key) do update set call = excluded.call returning body_hash, response`,
    [orgId, key, call, createHash('sha256').update(userCode).digest()],
  );
  if (!isDisabled) {
    await client.query(
      `select member.user_code from member join role on ${ROLE}
       where member.org_id = $1 and role.protected and member.activation = 1 order by member.user_code for update of member`,
      [orgId],
    );
  }
  const { rows } = await client.query(
    `select member.user_code, login_account, display_name, email, phone, activation, member.created_at, role.code, role.name
     from member join role on ${ROLE} where member.org_id = $1 and member.user_code = $2`,
    [orgId, userCode],
  );
  await client.query(
    `update member set activation = $3, updated_at = app_now() where org_id = $1 and user_code = $2 and activation <> $3`,
    [orgId, userCode, isDisabled ? ACTIVATION.activated : DISABLED],
  );
  if (!isDisabled) {
    await client.query(
      `update session set ended_at = app_now(), end_reason = 'disabled' where org_id = $1 and user_code = $2 and ended_at is null`,
      [orgId, userCode],
    );
    await client.query(
      `update one_time_link set used_at = app_now() where org_id = $1 and user_code = $2 and used_at is null and kind <> 'undoEmail'`,
      [orgId, userCode],
    );
  }
  await client.query(`insert into outbox (org_id, id, name, payload) values ($1, $2, $3, $4)`, [
    orgId,
    randomUUID(),
    isDisabled ? 'member.enabled' : 'member.disabled',
    JSON.stringify({ userCode }),
  ]);
  await client.query(
    `insert into audit (org_id, id, actor, session_id, call, object, detail, address) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [orgId, randomUUID(), administrator.userCode, randomUUID(), call, userCode, '{}', '10.0.0.1'],
  );
  await client.query(
    'update idempotency set response = $3 where org_id = $1 and bucket = org_bucket($1) and key = $2',
    [orgId, key, JSON.stringify(rows[0])],
  );
  await client.query('commit');
  target.isDisabled = !isDisabled;
}

export interface LeftBehind {
  idempotency: number;
  outbox: number;
  audit: number;
}

/** Counts what the mutations have left behind, and removes it. */
export async function collectTraces(owner: pg.Pool): Promise<LeftBehind> {
  const { rows } = await owner.query<LeftBehind>(
    `select (select count(*)::integer from idempotency) as idempotency, (select count(*)::integer from outbox) as outbox,
       (select count(*)::integer from audit where call in ('user/enable', 'user/disable')) as audit`,
  );
  await forgetTraces(owner);
  return rows[0]!;
}

export async function forgetTraces(owner: pg.Pool): Promise<void> {
  await owner.query('truncate outbox, idempotency, audit, audit_unsealed, audit_seal');
  // Each change of a member leaves a dead row behind.
  await owner.query('vacuum member');
}
