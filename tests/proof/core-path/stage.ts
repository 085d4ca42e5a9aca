import { openLive, type LiveClient } from '../../harness/live-client.ts';
import type { ServerProcess } from '../../harness/process.ts';
import { tapPushes, waitSubscribed } from '../../harness/pushes.ts';
import { openSite, type HarnessSite } from '../../harness/site.ts';
import { openTap } from '../../harness/tap.ts';
import { startTappedWorker, type WorkerMoment } from '../../harness/worker-taps.ts';

export interface Stage {
  site: HarnessSite;
  /** Takes the calls, and is killed. */
  api: ServerProcess;
  /** The way to it, which may lose an answer. */
  apiUrl: string;
  /** Is never killed: a push that nobody is connected for is lost by design, so somebody always is. */
  keeper: ServerProcess;
  workers: readonly [ServerProcess, ServerProcess];
  /** A tab on the keeper, which sees everything. */
  watcher: LiveClient;
  /** A tab on the process that is killed: it connects again and again. */
  sufferer: LiveClient;
  waitSubscribed(): Promise<void>;
  close(): Promise<void>;
}

export interface StageEvents {
  /** An answer of the API process is on its way; `cut` when it must not arrive. */
  onReply: () => 'cut' | void;
  onPush: () => void;
  onWorker: (moment: WorkerMoment, worker: ServerProcess) => void;
}

/** Two API processes, one of them behind a tap, two tapped workers, and a tab on either API process. */
export async function openStage(events: StageEvents, root?: string): Promise<Stage> {
  const site = await openSite(root === undefined ? {} : { root });
  // Closed last to first, also when the rest cannot be built: nothing may go on running behind the next seed.
  const closers: (() => unknown)[] = [];
  const close = async (): Promise<void> => {
    for (const step of closers.toReversed()) await step();
  };
  try {
    return { ...(await build(site, events, closers)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function build(
  site: HarnessSite,
  events: StageEvents,
  closers: (() => unknown)[],
): Promise<Omit<Stage, 'close'>> {
  const redisUrl = site.env['REDIS_URL'] ?? '';
  const addWorker = async (): Promise<ServerProcess> => {
    const { worker, close } = await startTappedWorker(site, events.onWorker);
    closers.unshift(close);
    return worker;
  };
  closers.push(() => site.close());
  const pushes = await tapPushes(redisUrl, site.name, events.onPush);
  closers.push(() => pushes.close());
  const [api, keeper, ...workers] = await Promise.all([
    site.start('http'),
    site.start('http'),
    addWorker(),
    addWorker(),
  ]);
  const tap = await openTap(api.url, { listen: () => ({ fromServer: events.onReply }) });
  closers.unshift(tap.close);
  await Promise.all([api, keeper, ...workers].map((one) => one.waitReady()));
  // Both API processes and our own tap.
  const subscribed = (): Promise<void> => waitSubscribed(redisUrl, site.name, 3);
  await subscribed();
  const tab = (process: ServerProcess): LiveClient => {
    const live = openLive({ process, origin: site.origin, ticket: site.ticket });
    closers.push(() => live.close());
    return live;
  };
  const [watcher, sufferer] = [tab(keeper), tab(api)];
  await Promise.all([watcher.waitConnected(), sufferer.waitConnected()]);
  return { site, api, apiUrl: tap.url, keeper, workers, watcher, sufferer, waitSubscribed: subscribed };
}
