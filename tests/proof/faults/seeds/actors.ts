import { editEmail, setToothNumberingSystem, update } from '@archway/contract/account/calls';
import { CODES } from '@archway/contract/codes';
import { disable, enable } from '@archway/contract/member/calls';
import { reportPage } from '@archway/contract/monitor/calls';
import { login, logout, refreshToken, verifyIdentity } from '@archway/contract/session/calls';
import type { Tokens } from '@archway/contract/session/model';
import { SITE_ORG_ID } from '@archway/server/platform/site-org';
import { asMember, deviceCookie } from '../../../harness/as-member.ts';
import { PASSWORD, type Clinic, type Person } from '../../../harness/organizations.ts';
import type { Random } from '../../../harness/random.ts';
import { pause } from '../../../harness/wait.ts';
import type { Perform } from './user-actions.ts';

/** Somebody at work, until told to stop. */
export interface Worker {
  person: Person;
  /** The session the page has now, and the tokens it had before its last refresh. */
  tokens: Tokens | null;
  older: Tokens | null;
}

export interface Work {
  perform: Perform;
  random: Random;
  isOver: () => boolean;
}

/** What a page does with an answer that its session is gone. */
const ENDED: readonly number[] = [CODES.sessionEnded, CODES.sessionUnknown];

/** A member: signs in, changes the profile, refreshes, signs out. An administrator also shuts others out and in. */
export async function workAs(
  worker: Worker,
  clinic: Clinic,
  { perform, random, isOver }: Work,
): Promise<void> {
  const { person } = worker;
  const device = deviceCookie(person.userCode.slice(0, 22));
  const others = [...clinic.administrators, ...clinic.members].filter(
    ({ userCode }) => userCode !== person.userCode,
  );
  const isAdministrator = clinic.administrators.includes(person);
  let mails = 0;
  const leave = (): void => {
    worker.tokens = null;
    worker.older = null;
  };
  const signIn = async (): Promise<void> => {
    const input = { account: person.account, password: PASSWORD, saveLogin: true };
    const { code, data } = await perform(login, input, person, device);
    worker.tokens = code === CODES.ok ? data : null;
    worker.older = null;
  };
  const refresh = async (tokens: Tokens): Promise<void> => {
    const { code, data } = await perform(
      refreshToken,
      { refreshToken: tokens.refreshToken ?? '' },
      person,
      device,
    );
    if (code !== CODES.ok) return leave();
    worker.older = tokens;
    worker.tokens = data;
  };
  const act = async ({ accessToken }: Tokens): Promise<number> => {
    const headers = asMember(accessToken);
    const dice = random.between(1, 20);
    if (isAdministrator && dice <= 11) {
      const call = random.next() < 0.5 ? disable : enable;
      return (await perform(call, { userCode: random.pick(others).userCode }, person, headers)).code;
    }
    if (dice === 12 && mails < 2) {
      mails += 1;
      const email = `n${random.between(1, 1e9)}.${person.email}`;
      await perform(verifyIdentity, { password: PASSWORD }, person, headers);
      return (await perform(editEmail, { email }, person, headers)).code;
    }
    if (dice === 13) {
      const { code } = await perform(logout, {}, person, headers);
      leave();
      return code;
    }
    if (dice <= 15) {
      const toothNumberingSystem = random.pick(['fdi', 'universal']);
      return (await perform(setToothNumberingSystem, { toothNumberingSystem }, person, headers)).code;
    }
    return (await perform(update, { displayName: `Name ${random.between(1, 1e9)}` }, person, headers)).code;
  };
  while (!isOver()) {
    await pause(random.between(50, 350));
    const { tokens } = worker;
    if (tokens === null) await signIn();
    else if (random.next() < 0.15) await refresh(tokens);
    else if (ENDED.includes(await act(tokens))) leave();
  }
}

/** A page that fails now and then, in a few ways. */
export async function reportErrors(seed: number, { perform, random, isOver }: Work): Promise<void> {
  while (!isOver()) {
    await pause(random.between(100, 500));
    const name = `Seed${seed}Fault${random.between(1, 4)}Error`;
    const frames = [`at ${name} (/assets/app.js:1:2)`];
    await perform(reportPage, { kind: 'error', name, frames }, { orgId: SITE_ORG_ID, userCode: '' });
  }
}
