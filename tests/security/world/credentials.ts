import { randomBytes, randomUUID } from 'node:crypto';
import { hashRecoveryCode } from '@archway/server/features/credential/recovery-codes';
import { sealSecret } from '@archway/server/features/credential/secret-box';
import { newTotpSecret } from '@archway/server/features/credential/totp';
import { userHandleOf } from '@archway/server/features/credential/webauthn';
import { SITE_ORG_ID } from '@archway/server/platform/site-org';
import { Authenticator } from '@archway/server/testing/authenticator';
import { codeAt } from '@archway/server/testing/credentials';
import { minutesFromNow, newToken, sha256, type Person } from './people.ts';
import { insert, type Row } from './rows.ts';
import { place, type Organization, type World } from './world.ts';

/** Base64url with the canary. Ids are unique in the whole site, so the twins have others. */
const newCredentialId = ({ mark }: Organization): string => `${mark}${randomBytes(12).toString('base64url')}`;

/** Adds a passkey and its device. The twins have another key and a higher counter. */
export async function addPasskey(
  world: World,
  { org, userCode }: Person,
): Promise<{ id: string; device: Authenticator }> {
  const device = newDevice(world, org).belongsTo(userHandleOf(userCode));
  const id = randomUUID();
  const row = {
    id,
    user_code: userCode,
    credential_id: device.credentialId,
    public_key: device.publicKey,
    counter: 0,
    transports: ['internal'],
    name: `${org.mark} device`,
  };
  const distort = { public_key: newDevice(world, org).publicKey, counter: 1_000 };
  await place(world, org, 'passkey', row, { distort });
  return { id, device };
}

export const newDevice = ({ bench }: World, org: Organization): Authenticator =>
  new Authenticator(bench.origin, newCredentialId(org));

/** Adds an authenticator app, confirmed or not. The twins have other secrets that can't be decrypted. */
export async function addTotp(
  { bench, collidingTenants, acting }: World,
  { org, userCode }: Person,
  column: 'secret' | 'pending',
): Promise<{ code: string; kept: string[] }> {
  const secret = newTotpSecret();
  const sealed = sealSecret(bench.secrets.totp, { orgId: org.orgId, userCode }, secret);
  const row = (orgId: string, value: Buffer): Row => ({
    org_id: orgId,
    user_code: userCode,
    [column]: value,
  });
  const twin = (orgId: string): Row[] => (acting.includes(org) ? [row(orgId, randomBytes(60))] : []);
  await insert(bench.owner, 'totp', [
    ...twin(collidingTenants.before.orgId),
    row(org.orgId, sealed),
    ...twin(collidingTenants.after.orgId),
  ]);
  if (column === 'secret')
    await bench.owner.query(
      'update member set second_step_since = now() where org_id = $1 and user_code = $2',
      [org.orgId, userCode],
    );
  // The code of the next step, which is accepted too and still valid when it is sent.
  const code = codeAt(secret, Date.now() / 1_000 + 30);
  return { code, kept: [secret, ...formsOf(sealed)] };
}

/** Adds a recovery code. The twins have the same hash. */
export async function addRecoveryCode(
  world: World,
  { org, userCode }: Person,
): Promise<{ code: string; kept: string[] }> {
  const code = randomBytes(5).toString('hex').toUpperCase();
  const hash = hashRecoveryCode(world.bench.secrets.recovery.current, { orgId: org.orgId, userCode }, code);
  await place(world, org, 'recovery_code', { user_code: userCode, hash });
  return { code, kept: [code, ...formsOf(hash)] };
}

const formsOf = (bytes: Buffer): string[] =>
  (['hex', 'base64', 'base64url'] as const).map((encoding) => bytes.toString(encoding));

/** Adds the passkey challenge of a session. The twins have another challenge for the same session. */
export async function addQuestion(
  world: World,
  org: Organization,
  asked: string,
): Promise<Record<string, unknown>> {
  return ask(world, org.orgId, sha256(asked));
}

/** Adds the passkey challenge of a sign-in. The colliding tenants have another challenge under the same ticket. */
export async function addLoginQuestion(
  world: World,
): Promise<{ ticket: string; question: Record<string, unknown> }> {
  const ticket = newToken();
  return { ticket, question: await ask(world, SITE_ORG_ID, sha256(ticket)) };
}

async function ask(
  { bench, collidingTenants }: World,
  orgId: string,
  hash: Buffer,
): Promise<Record<string, unknown>> {
  const challenge = randomBytes(32).toString('base64url');
  const row = { hash, challenge, expires_at: minutesFromNow(4), org_id: orgId };
  const twin = { ...row, challenge: randomBytes(32).toString('base64url') };
  await insert(bench.owner, 'passkey_question', [
    { ...twin, org_id: collidingTenants.before.orgId },
    row,
    { ...twin, org_id: collidingTenants.after.orgId },
  ]);
  return { challenge, rpId: new URL(bench.origin).hostname };
}
