import { login } from '@archway/contract/session/calls';
import { ORGANIZATION_TYPE, type OrganizationType } from '@archway/rules/organization-types';
import { freshAddress } from '../../../harness/addresses.ts';
import { openClient } from '../../../harness/client.ts';
import { makeClinic, PASSWORD, type Clinic, type Person } from '../../../harness/organizations.ts';
import { openPgProxy, type PgProxy } from '../../../harness/pg-proxy.ts';
import type { ServerProcess } from '../../../harness/process.ts';
import { openSite, type HarnessSite } from '../../../harness/site.ts';
import { openTenantRows, type TenantRows } from '../../../harness/tenant-rows.ts';

/** An API process that connects to PostgreSQL through the proxy. */
export interface WatchedApi {
  process: ServerProcess;
  database: PgProxy;
}

export interface Stage {
  site: HarnessSite;
  rows: TenantRows;
  /** The process that serves the calls; after a kill, the next one, which is already warm. */
  api(): Promise<WatchedApi>;
  /** The standby process. */
  next(): Promise<WatchedApi>;
  /** Kills the process with SIGKILL and replaces it with the standby one. */
  kill(): Promise<void>;
  clinic(): Promise<Clinic>;
  lab(): Promise<Clinic>;
  /** All organizations created so far. */
  clinics: readonly Clinic[];
  /** Signs in like the page and returns the tokens. */
  signIn(person: Person, more?: SignInOptions): Promise<{ accessToken: string; refreshToken: string | null }>;
  close(): Promise<void>;
}

export interface SignInOptions {
  saveLogin?: boolean;
  headers?: Record<string, string>;
}

/** Turns caches off, so that the same call always sends the same statements. */
const STEADY = { SESSION_CACHE_MS: '0', LOG_LEVEL: 'error' };

/** Keeps one process serving and one on standby. After a kill, another one is started. */
export async function openStage(root?: string): Promise<Stage> {
  const site = await openSite(root === undefined ? {} : { root });
  const rows = await openTenantRows(site);
  const opened: PgProxy[] = [];
  const clinics: Clinic[] = [];
  const start = async (): Promise<WatchedApi> => {
    const database = await openPgProxy(site.env['DATABASE_URL'] ?? '');
    opened.push(database);
    const process = await site.start('http', { DATABASE_URL: database.url, ...STEADY });
    return { process: await process.waitReady(60_000), database };
  };
  const line = [start(), start()];
  const at = async (place: 0 | 1): Promise<WatchedApi> => {
    const api = await line[place];
    if (api === undefined) throw new Error('nobody is in line');
    return api;
  };
  const make = async (type: OrganizationType): Promise<Clinic> => {
    const made = await makeClinic(site.db, { administrators: 1, members: 2, type });
    clinics.push(made);
    return made;
  };
  const signIn: Stage['signIn'] = async (person, { saveLogin = false, headers = {} } = {}) => {
    const client = openClient({ origin: site.origin, targets: [(await at(0)).process.url] });
    const input = { account: person.account, password: PASSWORD, saveLogin };
    const { code, data } = await client.call(login, input, { address: freshAddress(), headers });
    if (code !== 200) throw new Error(`${person.account} could not sign in: ${code}`);
    return data;
  };
  return {
    site,
    rows,
    api: () => at(0),
    next: () => at(1),
    kill: async () => {
      const { process, database } = await at(0);
      void line.shift();
      line.push(start());
      await process.kill9();
      await database.close();
      opened.splice(opened.indexOf(database), 1);
    },
    clinic: () => make(ORGANIZATION_TYPE.clinic),
    lab: () => make(ORGANIZATION_TYPE.lab),
    clinics,
    signIn,
    close: async () => {
      await Promise.allSettled(line);
      await rows.close();
      await Promise.all(opened.map((proxy) => proxy.close()));
      await site.close();
    },
  };
}
