import { randomUUID } from 'node:crypto';
import { getChangePassEmail, setToothNumberingSystem } from '@archway/contract/account/calls';
import { login, refreshToken } from '@archway/contract/session/calls';
import type { Tokens } from '@archway/contract/session/model';
import { PASSWORD, type Person } from '../../harness/organizations.ts';
import { dataOf } from './expect-ok.ts';
import type { MakeActor } from './load.ts';
import type { Stage } from './stage.ts';

const CALLS_PER_REFRESH = 6;

export interface Visit {
  device: string;
  tokens: Tokens;
}

/** A session that its device keeps. */
export async function signInSaved({ balancer }: Stage, { account, userCode }: Person): Promise<Visit> {
  const device = userCode.slice(0, 22);
  const input = { account, password: PASSWORD, saveLogin: true };
  return { device, tokens: dataOf('a sign-in', await balancer.send(login, input, { device })) };
}

export async function refresh({ balancer }: Stage, visit: Visit): Promise<void> {
  const input = { refreshToken: visit.tokens.refreshToken ?? '' };
  visit.tokens = dataOf('a refresh', await balancer.send(refreshToken, input, { device: visit.device }));
}

/** Pages that stay signed in for the whole rotation: reads, and a refresh after some of them. */
export const stayingSignedIn: MakeActor = async (stage) => {
  const visits = await Promise.all(
    stage.clinic.members.slice(0, 3).map((person) => signInSaved(stage, person)),
  );
  let turn = 0;
  return {
    pauseMs: 60,
    act: async () => {
      turn += 1;
      const visit = visits[turn % visits.length];
      if (visit === undefined) throw new Error('nobody is signed in');
      const { accessToken } = visit.tokens;
      dataOf('a read', await stage.balancer.send(getChangePassEmail, {}, { accessToken }));
      if (Math.floor(turn / visits.length) % CALLS_PER_REFRESH === 0) await refresh(stage, visit);
    },
    moveOffOldKey: async (purpose) => {
      if (purpose === 'session') for (const visit of visits) await refresh(stage, visit);
    },
  };
};

/** People who sign in anew, and read with what they got from another process. */
export const signingIn: MakeActor = async (stage) => {
  const person = stage.clinic.members[3];
  if (person === undefined) throw new Error('nobody is there');
  return {
    pauseMs: 700,
    act: async () => {
      const input = { account: person.account, password: PASSWORD };
      const answer = await stage.balancer.send(login, input);
      const { accessToken } = dataOf('a sign-in', answer);
      const options = { accessToken, after: answer.by };
      dataOf('a read after a sign-in', await stage.balancer.send(getChangePassEmail, {}, options));
    },
    moveOffOldKey: async () => {},
  };
};

/** How often the same actions were repeated; `done` is how many there were. */
export interface Repeating {
  done: number;
  userCode: string;
}

/** Actions that are repeated at another process at once, and again later. Each may happen once. */
export const repeating =
  (counted: Repeating): MakeActor =>
  async (stage) => {
    const person = stage.clinic.administrators[0];
    if (person === undefined) throw new Error('nobody is there');
    counted.userCode = person.userCode;
    const visit = await signInSaved(stage, person);
    let earlier: string[] = [];
    const perform = async (idempotencyKey: string) => {
      const { accessToken } = visit.tokens;
      const input = { toothNumberingSystem: 'universal' };
      const first = await stage.balancer.send(setToothNumberingSystem, input, {
        accessToken,
        idempotencyKey,
      });
      dataOf('an action', first);
      const options = { accessToken, idempotencyKey, after: first.by };
      dataOf('a repeat', await stage.balancer.send(setToothNumberingSystem, input, options));
    };
    return {
      pauseMs: 800,
      act: async () => {
        const key = randomUUID();
        counted.done += 1;
        earlier.push(key);
        await perform(key);
        const old = earlier[counted.done % earlier.length];
        if (old !== undefined) await perform(old);
      },
      // A day later nobody repeats what was done under the old key.
      moveOffOldKey: async (purpose) => {
        if (purpose === 'request') earlier = [];
        if (purpose === 'session') await refresh(stage, visit);
      },
    };
  };
