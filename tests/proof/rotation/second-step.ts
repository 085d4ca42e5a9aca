import { confirmLogin, confirmTotp, makeRecoveryCodes, startTotp } from '@archway/contract/credential/calls';
import { login, verifyIdentity } from '@archway/contract/session/calls';
import { codeAt } from '@archway/server/testing/credentials';
import { PASSWORD, type Person } from '../../harness/organizations.ts';
import type { ServerProcess } from '../../harness/process.ts';
import { pause } from '../../harness/wait.ts';
import { dataOf } from './expect-ok.ts';
import type { Actor, MakeActor } from './load.ts';
import { refresh, signInSaved, type Visit } from './sessions.ts';
import type { Stage } from './stage.ts';

const STEP_SECONDS = 30;
const stepNow = (): number => Math.floor(Date.now() / 1_000 / STEP_SECONDS);

interface AppUser {
  person: Person;
  secret: string;
  visit: Visit;
  /** No code of this step or one before it is accepted any more. */
  lastStep: number;
}

async function startApp(stage: Stage, person: Person): Promise<AppUser> {
  const { balancer } = stage;
  const visit = await signInSaved(stage, person);
  const { accessToken } = visit.tokens;
  dataOf('a proof of identity', await balancer.send(verifyIdentity, { password: PASSWORD }, { accessToken }));
  const { secret } = dataOf('an app', await balancer.send(startTotp, {}, { accessToken }));
  // One step back, so that this one is left for a sign-in; not where it would be two by the time it arrives.
  while ((Date.now() / 1_000) % STEP_SECONDS > 15) await pause(500);
  const lastStep = stepNow() - 1;
  const code = codeAt(secret, lastStep * STEP_SECONDS);
  dataOf('a first code', await balancer.send(confirmTotp, { code }, { accessToken }));
  return { person, secret, visit, lastStep };
}

/** The whole sign-in, its second half at another process than `after`, or than the first half. */
async function signInWith(
  { balancer }: Stage,
  { account }: Person,
  code: string,
  after?: ServerProcess,
): Promise<ServerProcess> {
  const input = { account, password: PASSWORD };
  const half = await balancer.send(login, input);
  const { ticket } = half.data as unknown as { ticket?: string };
  if (ticket === undefined) throw new Error('a sign-in asked for no code');
  const whole = await balancer.send(confirmLogin, { ticket, code }, { after: after ?? half.by });
  dataOf('a code', whole);
  return whole.by;
}

/** Signs in twice with codes of an app: what one process has sealed anew, another one opens next. */
export const byApp: MakeActor = async (stage) => {
  const users = await Promise.all(stage.clinic.members.slice(4, 10).map((person) => startApp(stage, person)));
  const signIn = async (user: AppUser, after?: ServerProcess): Promise<ServerProcess | null> => {
    // The code of the step ahead is accepted too, and that of this one still is when the thirty seconds end on its way.
    const step = Math.max(user.lastStep + 1, stepNow());
    if (step > stepNow() + 1) return null;
    user.lastStep = step;
    return signInWith(stage, user.person, codeAt(user.secret, step * STEP_SECONDS), after);
  };
  let turn = 0;
  const next = (): AppUser => {
    turn += 1;
    const user = users[turn % users.length];
    if (user === undefined) throw new Error('nobody has an app');
    return user;
  };
  return {
    pauseMs: 1_000,
    act: async () => {
      const user = next();
      const by = await signIn(user);
      if (by !== null) await signIn(user, by);
    },
    moveOffOldKey: async (purpose) => {
      if (purpose !== 'totp') return;
      for (const user of users) while ((await signIn(user)) === null) await pause(500);
    },
  };
};

/** Codes that were handed out in other steps, and fresh ones, each spent once. */
export const byRecoveryCode: MakeActor = async (stage) => {
  const users = await Promise.all(
    stage.clinic.members.slice(10, 12).map((person) => startApp(stage, person)),
  );
  const codes = new Map<AppUser, string[]>();
  let made = 0;
  const makeCodes = async (user: AppUser) => {
    made += 1;
    const { accessToken } = user.visit.tokens;
    const answer = await stage.balancer.send(makeRecoveryCodes, {}, { accessToken });
    codes.set(user, dataOf('new recovery codes', answer).codes);
    return answer.by;
  };
  for (const user of users) await makeCodes(user);
  let turn = 0;
  const spend = async (user: AppUser): Promise<void> => {
    const left = codes.get(user) ?? [];
    // Each of the two may make ten lots in an hour.
    const isMaking = left.length < 2 || (turn % 6 === 0 && made < 10);
    const after = isMaking ? await makeCodes(user) : undefined;
    const code = codes.get(user)?.pop();
    if (code === undefined) throw new Error('no recovery code is left');
    await signInWith(stage, user.person, code, after);
  };
  const actor: Actor = {
    pauseMs: 1_000,
    act: async () => {
      turn += 1;
      const user = users[turn % users.length];
      if (user !== undefined) await spend(user);
    },
    moveOffOldKey: async (purpose) => {
      for (const user of users) {
        if (purpose === 'session') await refresh(stage, user.visit);
        if (purpose === 'recovery') await makeCodes(user);
      }
    },
  };
  return actor;
};
