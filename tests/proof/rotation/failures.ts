import { randomUUID } from 'node:crypto';
import { CODES } from '@archway/contract/codes';
import { login } from '@archway/contract/session/calls';
import { nameOf } from './expect-ok.ts';
import type { MakeActor } from './load.ts';

/** A name gets this many tries before it has to wait. */
const TRIES = 3;

/** Wrong passwords for several names in turn: each is told how often it was tried, whoever counts it. */
export const guessing: MakeActor = async ({ balancer }) => {
  const fresh = () => ({ name: `nobody.${randomUUID().slice(0, 8)}`, tries: 0 });
  let names = Array.from({ length: 6 }, fresh);
  let turn = 0;
  return {
    pauseMs: 600,
    act: async () => {
      turn += 1;
      const at = turn % names.length;
      const tried = names[at];
      if (tried === undefined) return;
      if (tried.tries === TRIES - 1) names[at] = fresh();
      tried.tries += 1;
      const { code, data } = await balancer.send(login, { account: tried.name, password: 'wrong' });
      const { failures } = (data ?? {}) as { failures?: number };
      if (code !== CODES.wrongCredentials)
        throw new Error(`a wrong password was answered with ${nameOf(code)}`);
      if (failures !== tried.tries) throw new Error(`try ${tried.tries} was counted as ${failures}`);
    },
    // An hour later nothing is remembered.
    moveOffOldKey: async (purpose) => {
      if (purpose === 'failure') names = names.map(fresh);
    },
  };
};
