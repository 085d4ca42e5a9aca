import { info } from '@archway/contract/account/calls';
import { CODES } from '@archway/contract/codes';
import { login } from '@archway/contract/session/calls';
import type { Tokens } from '@archway/contract/session/model';
import { asMember } from '../../../harness/as-member.ts';
import type { Person } from '../../../harness/organizations.ts';
import { ask } from './ask.ts';
import { unless } from './case.ts';
import type { Stage } from './stage.ts';

export async function liveSessions(stage: Stage, { orgId, userCode }: Person): Promise<number> {
  const rows = await stage.rows.rows(
    orgId,
    'select 1 from session where user_code = $1 and ended_at is null',
    [userCode],
  );
  return rows.length;
}

/** Whether a sign-in gets this answer. */
export async function canSignIn(
  stage: Stage,
  { account }: Person,
  password: string,
  wanted: number,
): Promise<string[]> {
  const { code } = await ask(stage, login, { account, password });
  return unless(code === wanted, `a log-in is answered with ${code}, expected ${wanted}`);
}

/** Checks that the tokens of the answer are valid. */
export const tokensWork =
  (stage: Stage) =>
  async (output: unknown): Promise<string[]> => {
    if (output === null) return [];
    const { accessToken } = output as Tokens;
    const { code } = await ask(stage, info, {}, asMember(accessToken));
    return unless(code === CODES.ok, `the session that was answered with gets ${code}`);
  };
