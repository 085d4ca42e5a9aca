import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { ACTIVATION } from '@archway/rules/organization-types';
import { makeToken, type TokenKind } from '@archway/server/features/session/tokens';
import type { Row } from './rows.ts';
import { place, type Organization, type Twins, type World } from './world.ts';

export interface Person {
  org: Organization;
  userCode: string;
  account: string;
  email: string;
}

export interface Session {
  id: string;
  seed: Buffer;
}

const MINUTE = 60_000;
export const minutesFromNow = (minutes: number): Date => new Date(Date.now() + minutes * MINUTE);

/** Adds a member with the canary in every text. Its twins have the colliding tenants' password and must change it. */
export async function addPerson(
  world: World,
  org: Organization,
  role: 'administrator' | 'member' = 'member',
  more: Row = {},
): Promise<Person> {
  const userCode = randomUUID();
  // Long enough that of the many thousands of a run no two are alike.
  const short = userCode.slice(0, 18);
  const person = {
    org,
    userCode,
    account: `${org.mark}.${short}`,
    email: `${short}@${org.mark}.example`,
  };
  const row = {
    user_code: userCode,
    login_account: person.account,
    email: person.email,
    email_verified: true,
    display_name: `${org.mark} name`,
    nickname: `${org.mark} nickname`,
    avatar: `${org.mark} avatar`,
    phone: `${org.mark} phone`,
    preference: { note: `${org.mark} preference` },
    role_id: org.roles[role],
    password_hash: org.passwordHash,
    activation: ACTIVATION.activated,
    force_change_password: false,
    account_renamed: false,
    ...more,
  };
  const distort = { password_hash: world.collidingHash, force_change_password: true, account_renamed: true };
  await place(world, org, 'member', row, { distort });
  return { ...person, userCode: row.user_code, account: row.login_account, email: row.email };
}

/** Adds a session last used two minutes ago, so that the next call updates it. */
export async function addSession(
  world: World,
  { org, userCode }: Person,
  more: Row = {},
  twins: Twins = {},
): Promise<Session> {
  const session = { id: randomUUID(), seed: randomBytes(16) };
  const row = {
    ...session,
    user_code: userCode,
    save_login: false,
    address: '192.0.2.7',
    user_agent: `${org.mark} browser`,
    last_used_at: minutesFromNow(-2),
    ...more,
  };
  await place(world, org, 'session', row, twins);
  return session;
}

export const tokenOf = ({ bench }: World, session: Session, kind: TokenKind = 'access'): string =>
  makeToken(kind, bench.secrets.session, { ...session, generation: 1 });

export const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Remaining lifetime of mailed links. */
export const LINK_MINUTES = 20;

export const newToken = (): string => randomBytes(16).toString('base64url');

/** Adds a mailed link. Its twins are newer, because the oldest of equal links is found, and expire later. */
export async function addLink(
  world: World,
  { org, userCode }: Person,
  kind: string,
  { spent = false, email = '', detail = {} }: { spent?: boolean; email?: string; detail?: Row } = {},
): Promise<string> {
  const sign = newToken();
  const row = {
    hash: sha256(sign),
    kind,
    user_code: userCode,
    detail: { email, ...detail },
    expires_at: minutesFromNow(LINK_MINUTES),
    used_at: spent ? new Date() : null,
    created_at: minutesFromNow(-1),
  };
  const distort = { created_at: new Date(), expires_at: minutesFromNow(500) };
  await place(world, org, 'one_time_link', row, { distort });
  await expectFoundFirst(world, org, sign, kind);
  return sign;
}

async function expectFoundFirst(world: World, org: Organization, sign: string, kind: string): Promise<void> {
  const { rows } = await world.bench.owner.query<{ org_id: string }>(
    'select org_id from find_one_time_link($1, $2)',
    [sha256(sign), kind],
  );
  if (rows[0]?.org_id !== org.orgId) throw new Error('the twin of a link is found before the link itself');
}
