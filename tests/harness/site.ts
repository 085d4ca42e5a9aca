import { rowsAs } from '@archway/server/testing/as-tenant';
import { checkAll, KnownChains, type BrokenChain } from '@archway/server/platform/audit/check-all';
import { readConfig } from '@archway/server/platform/config/config';
import { auditSealKey } from '@archway/server/platform/audit/seal-key';
import { sealWaiting } from '@archway/server/platform/audit/sealing';
import { SITE_ORG_ID } from '@archway/server/platform/site-org';
import { openDatabase, type Database } from '@archway/server/platform/db/database';
import {
  dropTestDatabase,
  ensureTemplate,
  makeTestDatabase,
  testDatabaseName,
  withDatabase,
} from '@archway/server/testing/database';
import { testEnvironment } from '@archway/server/testing/environment';
import pg from 'pg';
import { CHECKOUT, startProcess, type ProcessKind, type ServerProcess } from './process.ts';
import { operatorTicket } from './operator.ts';
import { freePort } from './ports.ts';

export interface HarnessSite {
  name: string;
  /** Environment of every process of the site. */
  env: Readonly<Record<string, string>>;
  origin: string;
  /** Connects like the processes of the product, to add people. */
  db: Database;
  /** Queries as the owner of the schema with the tenant of the site, because row-level security applies to it too. */
  asSite<R extends pg.QueryResultRow>(text: string): Promise<R[]>;
  /** Queries as the queue's role, which sees jobs and the outbox of all organizations. */
  asQueue<R extends pg.QueryResultRow>(text: string): Promise<R[]>;
  /** Seals waiting audit rows, as a worker does every five seconds. */
  sealAudit(): Promise<void>;
  /** Broken audit chains of all organizations. */
  brokenChains(): Promise<BrokenChain[]>;
  /** Issues a ticket for one live socket of an operator. */
  ticket: () => Promise<string>;
  /** Moves the database's clock, by which everything expires. */
  shiftClock(interval: string): Promise<void>;
  /** Forces a password change, like a reset by an administrator. */
  mustChangePassword(member: { orgId: string; userCode: string }): Promise<void>;
  /** Hides the first steps from all members of an organization, as if it were not new. */
  hideFirstSteps(orgId: string): Promise<void>;
  start(kind: ProcessKind, env?: Readonly<Record<string, string>>): Promise<ServerProcess>;
  /** Starts the API process of the public origin, for browsers. There can be only one. */
  startPublic(env?: Readonly<Record<string, string>>): Promise<ServerProcess>;
  close(): Promise<void>;
}

export interface SiteOptions {
  /** Root of another copy of the product. */
  root?: string;
  /** Addresses of private engines instead of the shared ones. */
  engines?: Readonly<Record<string, string>>;
}

/** Opens a site with its own database and name on the shared engines. Processes are started by the caller. */
export async function openSite({ root = CHECKOUT, engines = {} }: SiteOptions = {}): Promise<HarnessSite> {
  const surroundings = { ...testEnvironment(), ...engines };
  const database = testDatabaseName();
  await ensureTemplate(surroundings.DATABASE_OWNER_URL, surroundings.DATABASE_QUEUE_URL);
  await makeTestDatabase(surroundings.DATABASE_OWNER_URL, database);
  const env = await environmentOf(surroundings, database);
  const owner = poolOf(withDatabase(surroundings.DATABASE_OWNER_URL, database));
  const queue = poolOf(env['DATABASE_QUEUE_URL'] ?? '');
  const app = openDatabase(env['DATABASE_URL'] ?? '', 2, () => {});
  const started: ServerProcess[] = [];
  const sealKeys = auditSealKey(readConfig(env, '0.0.0-test'));

  return {
    name: env['SITE_NAME'] ?? '',
    env,
    origin: env['PUBLIC_ORIGIN'] ?? '',
    db: app.db,
    asSite: (text) => rowsAs(owner, SITE_ORG_ID, text),
    asQueue: async <R extends pg.QueryResultRow>(text: string) => (await queue.query<R>(text)).rows,
    sealAudit: async () => void (await sealWaiting(queue, sealKeys)),
    brokenChains: async () => (await checkAll(queue, sealKeys, new KnownChains())).broken,
    ticket: () => operatorTicket(app.db),
    shiftClock: async (interval) =>
      void (await owner.query('update site_clock set shift = $1::interval', [interval])),
    mustChangePassword: async ({ orgId, userCode }) =>
      void (await rowsAs(
        owner,
        orgId,
        `update member set force_change_password = true where org_id = app_org() and user_code = '${userCode}'`,
      )),
    hideFirstSteps: async (orgId) =>
      void (await rowsAs(
        owner,
        orgId,
        `update member set preference = preference || '{"firstSteps": false}' where org_id = app_org()`,
      )),
    start: async (kind, more = {}) => {
      const one = await startProcess(kind, { env: { ...env, ...more }, root });
      started.push(one);
      return one;
    },
    startPublic: async (more = {}) => {
      const port = Number(new URL(env['PUBLIC_ORIGIN'] ?? '').port);
      const one = await startProcess('http', { env: { ...env, ...more }, root, port });
      started.push(one);
      return one;
    },
    close: async () => {
      await Promise.all(started.map((one) => one.stop()));
      await app.close();
      await owner.end();
      await queue.end();
      await dropTestDatabase(surroundings.DATABASE_OWNER_URL, database);
    },
  };
}

async function environmentOf(
  surroundings: Readonly<Record<string, string>>,
  database: string,
): Promise<Record<string, string>> {
  const name = database.replaceAll('_', '-');
  const at = (variable: string): string => withDatabase(surroundings[variable] ?? '', database);
  return {
    ...surroundings,
    NODE_ENV: 'test',
    SITE_NAME: name,
    PUBLIC_ORIGIN: `http://${name}.localhost:${await freePort()}`,
    DATABASE_URL: at('DATABASE_URL'),
    DATABASE_QUEUE_URL: at('DATABASE_QUEUE_URL'),
    DATABASE_POOL: '5',
    // The mail catcher is shared, so this site gets a unique address.
    OPERATOR_MAIL: `operators@${name}.localhost`,
    // Test clients send their address as a proxy would.
    TRUSTED_PROXIES: '1',
    DRAIN_SECONDS: '5',
    // Makes restarts of killed processes faster.
    NODE_COMPILE_CACHE: `${CHECKOUT}.data/compile-cache`,
  };
}

function poolOf(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 2 });
  pool.on('error', () => {});
  return pool;
}
