import { CODES } from '@archway/contract/codes';
import { login } from '@archway/contract/session/calls';
import { Redis } from 'ioredis';
import { freshAddress } from '../../../harness/addresses.ts';
import { openClient } from '../../../harness/client.ts';
import type { Statement } from '../../../harness/pg-proxy.ts';
import type { Engine } from '../../../harness/private-engines.ts';
import type { Random } from '../../../harness/random.ts';
import { pause } from '../../../harness/wait.ts';
import type { Stage } from './stage.ts';

export interface FaultReport {
  /** Number of injected faults. */
  strikes: number;
  problems: string[];
}

/** One kind of fault, injected into a site under load for a few seconds and then removed. */
export interface Fault {
  kind: string;
  /** Engines that must be private, because they are killed. */
  engines: readonly Engine[];
  proxied: boolean;
  strike(stage: Stage, random: Random): Promise<FaultReport>;
}

const redisKill: Fault = {
  kind: 'redis-kill',
  engines: ['redis'],
  proxied: false,
  strike: async (stage, random) => {
    const problems: string[] = [];
    for (let strikes = 1; ; strikes += 1) {
      await pause(random.between(0, 800));
      await stage.engines.stop('redis', 'KILL');
      if (strikes === 1) problems.push(...(await limitsHold(stage)));
      await pause(random.between(0, 1_000));
      await stage.engines.start('redis');
      if (strikes === 2) return { strikes, problems };
    }
  },
};

const redisFlush: Fault = {
  kind: 'redis-flush',
  engines: ['redis'],
  proxied: false,
  strike: async ({ site }, random) => {
    const redis = new Redis(site.env['REDIS_URL'] ?? '');
    const strikes = 6;
    for (let i = 0; i < strikes; i += 1) {
      await pause(random.between(50, 600));
      await redis.flushall();
      // Slow is worse than down, because there is no error.
      if (i === 2) await redis.call('DEBUG', 'SLEEP', '1.5');
    }
    redis.disconnect();
    return { strikes, problems: [] };
  },
};

function postgresRestart(kind: string, signal: 'INT' | 'QUIT'): Fault {
  return {
    kind,
    engines: ['postgres', 'redis'],
    proxied: false,
    strike: async ({ engines }, random) => {
      const strikes = random.between(1, 2);
      for (let i = 0; i < strikes; i += 1) {
        await pause(random.between(0, 1_500));
        await engines.stop('postgres', signal);
        await pause(random.between(0, 800));
        await engines.start('postgres');
      }
      return { strikes, problems: [] };
    },
  };
}

/**
 * Cuts the connection after PostgreSQL has committed, and sometimes before the COMMIT arrives. Statements of the job
 * queue are transactions of their own.
 */
const commits = ({ isCommit, text }: Statement): boolean => isCommit || text.includes('_private_jobs');

const commitCut: Fault = {
  kind: 'commit-cut',
  engines: ['postgres', 'redis'],
  proxied: true,
  strike: async (stage, random) => {
    let strikes = 0;
    const dice = (odds: number): 'cut' | 'pass' => {
      if (random.next() >= odds) return 'pass';
      strikes += 1;
      return 'cut';
    };
    stage.watch({
      before: (statement) => (commits(statement) ? dice(0.04) : 'pass'),
      after: (statement) => (commits(statement) ? dice(0.15) : 'pass'),
    });
    await pause(4_000);
    stage.watch(null);
    return { strikes, problems: [] };
  },
};

export const FAULTS: readonly Fault[] = [
  redisKill,
  redisFlush,
  postgresRestart('postgres-fast', 'INT'),
  postgresRestart('postgres-immediate', 'QUIT'),
  commitCut,
];

/** With Redis down each process counts for itself and still limits sign-ins to 20 a minute from one address. */
async function limitsHold({ site, apis }: Stage): Promise<string[]> {
  const client = openClient({ origin: site.origin, targets: [apis[0].url] });
  const address = freshAddress();
  // An unknown token is refused without hashing a password. At most one minute boundary falls into the loop.
  for (let tries = 1; tries <= 41; tries += 1) {
    const input = { isFreeLogin: true, sign: 'A'.repeat(22) };
    const { code } = await client.call(login, input, { address });
    if (code === CODES.tooMany) return [];
    if (code !== CODES.linkExpire) return [`with Redis away a log-in is answered with ${code}`];
  }
  return ['with Redis away log-ins are not limited'];
}
