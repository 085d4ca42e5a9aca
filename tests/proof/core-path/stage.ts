import { openLive, type LiveClient } from '../../harness/live-client.ts';
import type { ServerProcess } from '../../harness/process.ts';
import { tapPushes, waitSubscribed } from '../../harness/pushes.ts';
import { openSite, type HarnessSite } from '../../harness/site.ts';
import { openTap } from '../../harness/tap.ts';
import { startTappedWorker, type TappedWorker, type WorkerMoment } from '../../harness/worker-taps.ts';

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
  const redisUrl = site.env['REDIS_URL'] ?? '';
  const addWorker = (): Promise<TappedWorker> => startTappedWorker(site, events.onWorker);
  const pushes = await tapPushes(redisUrl, site.name, events.onPush);
  const [api, keeper, first, second] = await Promise.all([
    site.start('http'),
    site.start('http'),
    addWorker(),
    addWorker(),
  ]);
  const tap = await openTap(api.url, { listen: () => ({ fromServer: events.onReply }) });
  await Promise.all([api, keeper, first.worker, second.worker].map((one) => one.waitReady()));
  // Both API processes and our own tap.
  const subscribed = (): Promise<void> => waitSubscribed(redisUrl, site.name, 3);
  await subscribed();
  const tab = (process: ServerProcess): LiveClient =>
    openLive({ process, origin: site.origin, ticket: site.ticket });
  const [watcher, sufferer] = [tab(keeper), tab(api)];
  await Promise.all([watcher.waitConnected(), sufferer.waitConnected()]);

  return {
    site,
    api,
    apiUrl: tap.url,
    keeper,
    workers: [first.worker, second.worker],
    watcher,
    sufferer,
    waitSubscribed: subscribed,
    close: async () => {
      for (const live of [watcher, sufferer]) live.close();
      pushes.close();
      await site.close();
      await Promise.all([first.close(), second.close(), tap.close()]);
    },
  };
}
