import type pg from 'pg';
import { runLoad, type NextRequest } from './load.ts';
import { cpuOf, databaseCpu } from './meter.ts';
import type { Server } from './servers.ts';

/** What one run of some seconds came to. */
export type Measured = {
  perSecond: number;
  /** Microseconds of CPU for one request: of the server process, and of the database on its behalf. */
  server: number;
  database: number;
};

/** One case's run as it is written down. */
export const rateText = ({ perSecond, server, database }: Measured): string =>
  `${perSecond.toFixed(0)}/s, ${server.toFixed(0)} + ${database.toFixed(0)} µs`;

export const CONNECTIONS = 16;

export async function measureServer(
  watch: pg.Pool,
  server: Server,
  next: readonly NextRequest[],
  milliseconds: number,
): Promise<Measured> {
  return measure(watch, server.pid, server.applicationName, async () => {
    const { requests, seconds } = await runLoad(server.port, next, milliseconds);
    return { times: requests, seconds };
  });
}

/** The driver alone, in this process: as many at once as the servers have connections. */
export async function measureDriver(
  pool: pg.Pool,
  work: readonly ((client: pg.PoolClient) => Promise<unknown>)[],
  milliseconds: number,
): Promise<Measured> {
  return measure(pool, process.pid, pool.options.application_name ?? '', async () => {
    const began = performance.now();
    const end = began + milliseconds;
    const counts = await Promise.all(
      work.map(async (once) => {
        let times = 0;
        while (performance.now() < end) {
          const client = await pool.connect();
          await once(client).finally(() => client.release());
          times += 1;
        }
        return times;
      }),
    );
    const times = counts.reduce((sum, count) => sum + count, 0);
    return { times, seconds: (performance.now() - began) / 1_000 };
  });
}

/** What a process, and the database for it, spend on work that says how often it was done and in what time. */
export async function measure(
  watch: pg.Pool,
  pid: number,
  applicationName: string,
  run: () => Promise<{ times: number; seconds: number }>,
): Promise<Measured> {
  const before = { server: cpuOf(pid), database: await databaseCpu(watch, applicationName) };
  const { times, seconds } = await run();
  const after = { server: cpuOf(pid), database: await databaseCpu(watch, applicationName) };
  const each = (used: number) => (used / times) * 1_000_000;
  return {
    perSecond: times / seconds,
    server: each(after.server - before.server),
    database: each(after.database - before.database),
  };
}
