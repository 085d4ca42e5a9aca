import { info } from '@archway/contract/account/calls';
import type { Outcome } from '../../harness/browser.ts';
import { pause } from '../../harness/wait.ts';
import type { Stage } from './stage.ts';

/** What happens under the open page; answers how the calls ended that were made meanwhile. */
export type Event = (stage: Stage) => Promise<Outcome[]>;

/** PostgreSQL is away for as long as a page's own patience lasts, so that some calls are told so. */
const AWAY_MS = 4_000;
const SESSION_CACHE_MS = 3_000;

const stopPostgres =
  (signal: 'INT' | 'KILL'): Event =>
  async ({ engines, tab }) => {
    await engines.stop('postgres', signal);
    const meanwhile = tab.burst(info.path, 20);
    await pause(AWAY_MS);
    await engines.start('postgres');
    return meanwhile;
  };

const restartApi: Event = async ({ api, tab }) => {
  await api.kill9();
  const meanwhile = tab.burst(info.path, 20);
  api.start();
  await api.waitReady();
  return meanwhile;
};

/** The token has become old, so what is away is what would have exchanged it. */
const stopWhileRenewing: Event = async (stage) => {
  await stage.site.shiftClock('11 minutes');
  await pause(SESSION_CACHE_MS + 100);
  const early = stage.tab.burst(info.path, 20);
  return [...(await stopPostgres('KILL')(stage)), ...(await early)];
};

const everything: Event = async (stage) => {
  await stage.engines.stop('postgres', 'KILL');
  const meanwhile = restartApiWithout(stage);
  await pause(AWAY_MS);
  await stage.engines.start('postgres');
  const outcomes = await meanwhile;
  await stage.api.waitReady();
  return outcomes;
};

async function restartApiWithout({ api, tab }: Stage): Promise<Outcome[]> {
  await api.kill9();
  const meanwhile = tab.burst(info.path, 20);
  api.start();
  return meanwhile;
}

export const EVENTS: Readonly<Record<string, Event>> = {
  'PostgreSQL restarted': stopPostgres('INT'),
  'PostgreSQL killed': stopPostgres('KILL'),
  'PostgreSQL killed while the token is exchanged': stopWhileRenewing,
  'API killed': restartApi,
  'PostgreSQL and API killed': everything,
};
