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
  /** What every process of the site is started with. */
  env: Readonly<Record<string, string>>;
  origin: string;
  /** As the product's own processes see it, for putting people in. */
  db: Database;
  /** Rows as the site's own organization sees them, read by the schema's owner: row-level security binds it too. */
  asSite<R extends pg.QueryResultRow>(text: string): Promise<R[]>;
  /** Rows as the queue's role sees them: the outbox of all organizations, and the jobs. */
  asQueue<R extends pg.QueryResultRow>(text: string): Promise<R[]>;
  /** Seals what waits; a worker would do it within five seconds. */
  sealAudit(): Promise<void>;
  /** The audit chains, of all organizations, that do not hold. */
  brokenChains(): Promise<BrokenChain[]>;
  /** A ticket for one socket of an operator. */
  ticket: () => Promise<string>;
  /** Moves the site's clock, by which everything expires. */
  shiftClock(interval: string): Promise<void>;
  /** As an administrator's reset leaves a member. */
  mustChangePassword(member: { orgId: string; userCode: string }): Promise<void>;
  start(kind: ProcessKind, env?: Readonly<Record<string, string>>): Promise<ServerProcess>;
  /** An API process behind the public origin itself, for browsers. There can be one. */
  startPublic(env?: Readonly<Record<string, string>>): Promise<ServerProcess>;
  close(): Promise<void>;
}

export interface SiteOptions {
  /** Another copy of the product than this checkout. */
  root?: string;
  /** Addresses of engines of one's own, in place of the running site's. */
  engines?: Readonly<Record<string, string>>;
}

/** A site with a database and a name of its own on the engines of the running one. Its processes start as asked. */
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
    // The catcher is shared: an address of its own tells this site's mail from all other.
    OPERATOR_MAIL: `operators@${name}.localhost`,
    // Our clients name their own address, as a proxy would.
    TRUSTED_PROXIES: '1',
    DRAIN_SECONDS: '5',
    // Processes that are killed all the time should at least start fast.
    NODE_COMPILE_CACHE: `${CHECKOUT}.data/compile-cache`,
  };
}

function poolOf(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 2 });
  pool.on('error', () => {});
  return pool;
}

async function rowsAs<R extends pg.QueryResultRow>(pool: pg.Pool, orgId: string, text: string): Promise<R[]> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(`select set_config('app.org_id', $1, true)`, [orgId]);
    const { rows } = await client.query<R>(text);
    await client.query('commit');
    return rows;
  } finally {
    client.release();
  }
}
