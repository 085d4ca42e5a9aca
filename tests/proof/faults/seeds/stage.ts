import { openPgProxy, type PgProxy, type Watcher } from '../../../harness/pg-proxy.ts';
import type { PrivateEngines } from '../../../harness/private-engines.ts';
import type { ServerProcess } from '../../../harness/process.ts';
import { openSite, type HarnessSite } from '../../../harness/site.ts';
import { openTenantRows, type TenantRows } from '../../../harness/tenant-rows.ts';

/** A site on private engines that may be killed: two API processes and two workers. */
export interface Stage {
  site: HarnessSite;
  engines: PrivateEngines;
  rows: TenantRows;
  apis: readonly [ServerProcess, ServerProcess];
  workers: readonly [ServerProcess, ServerProcess];
  /** Sets the watcher for statements of all four processes, if they use the proxy. */
  watch(watcher: Watcher | null): void;
  close(): Promise<void>;
}

export interface StageOptions {
  engines: PrivateEngines;
  /** Whether the processes connect through the proxy, or directly, for restarts of PostgreSQL. */
  proxied: boolean;
  root?: string;
  /** What the processes read in place of the site's own. */
  settings?: Readonly<Record<string, string>>;
}

export async function openStage({ engines, proxied, root, settings = {} }: StageOptions): Promise<Stage> {
  const site = await openSite({ engines: engines.env, ...(root === undefined ? {} : { root }) });
  const proxies: PgProxy[] = [];
  const by = async (name: string): Promise<string> => {
    const url = site.env[name] ?? '';
    if (!proxied) return url;
    const proxy = await openPgProxy(url);
    proxies.push(proxy);
    return proxy.url;
  };
  const start = async (kind: 'http' | 'worker'): Promise<ServerProcess> =>
    site.start(kind, {
      ...settings,
      DATABASE_URL: await by('DATABASE_URL'),
      DATABASE_QUEUE_URL: await by('DATABASE_QUEUE_URL'),
    });
  const all = await Promise.all([start('http'), start('http'), start('worker'), start('worker')]);
  await Promise.all(all.map((one) => one.waitReady(60_000)));
  const [first, second, third, fourth] = all;
  const rows = await openTenantRows(site);
  return {
    site,
    engines,
    rows,
    apis: [first, second],
    workers: [third, fourth],
    watch: (watcher) => proxies.forEach((proxy) => proxy.watch(watcher)),
    close: async () => {
      await rows.close();
      await site.close();
      await Promise.all(proxies.map((proxy) => proxy.close()));
    },
  };
}
