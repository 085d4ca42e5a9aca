import { randomBytes } from 'node:crypto';
import type { CallSpec, InputOf, OutputOf } from '@archway/contract/core/call';
import { freshAddress } from '../../../harness/addresses.ts';
import { openClient, type Answer } from '../../../harness/client.ts';
import type { Person } from '../../../harness/organizations.ts';
import type { Stage } from './stage.ts';

/** Makes an undisturbed call while preparing a case. */
export async function ask<C extends CallSpec>(
  stage: Stage,
  call: C,
  input: InputOf<C>,
  headers: Record<string, string> = {},
): Promise<Answer<OutputOf<C>>> {
  const { process } = await stage.api();
  const client = openClient({ origin: stage.site.origin, targets: [process.url] });
  return client.call(call, input, { headers, address: freshAddress() });
}

/** The token in the newest queued mail of a template. No worker runs here, so it stays queued. */
export async function mailedSign(stage: Stage, orgId: string, template: string): Promise<string> {
  const [mail] = await stage.rows.rows<{ link: string }>(
    orgId,
    `select params->>'link' as link from mail where template = $1 order by id desc limit 1`,
    [template],
  );
  return mail?.link.split('/').at(-1) ?? '';
}

/** Creates a link as the worker would mail it, because no worker runs here. */
export async function linkFor(
  stage: Stage,
  { orgId, userCode }: Person,
  kind: 'resetPassword' | 'invitation' | 'activate' | 'undoEmail',
  detail: Record<string, string> = {},
): Promise<string> {
  const sign = randomBytes(16).toString('base64url');
  await stage.rows.rows(
    orgId,
    `insert into one_time_link (org_id, hash, kind, user_code, detail, expires_at)
     values ($1, sha256($2::bytea), $3, $4, $5, now() + interval '30 minutes')`,
    [orgId, Buffer.from(sign), kind, userCode, detail],
  );
  return sign;
}
