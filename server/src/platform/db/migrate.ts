import { readdir, readFile } from 'node:fs/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import { makeWorkerUtils } from 'graphile-worker';
import pg from 'pg';
import { bringMenu } from './bring-menu.ts';
import { bringRetention, type SweepingFeature } from './bring-retention.ts';

export const MIGRATIONS_FOLDER = new URL('../../../migrations/', import.meta.url);

/** Provides every `NNNN-….sql` of the folder; there are no down migrations. */
function sqlFiles(folder: URL): MigrationProvider {
  return {
    async getMigrations() {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
      const entries = await Promise.all(
        names.map(async (name): Promise<[string, Migration]> => {
          const text = await readFile(new URL(name, folder), 'utf8');
          return [name.replace(/\.sql$/, ''), { up: async (db) => void (await sql.raw(text).execute(db)) }];
        }),
      );
      return Object.fromEntries(entries);
    },
  };
}

/** Applies all missing migrations, then updates the menu and `retention` from code. Returns the names of the migrations. */
export async function migrate(
  ownerUrl: string,
  queueUrl: string,
  features: readonly SweepingFeature[],
  folder = MIGRATIONS_FOLDER,
): Promise<string[]> {
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 1, options: '-c lock_timeout=2s' });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    const { error, results = [] } = await new Migrator({ db, provider: sqlFiles(folder) }).migrateToLatest();
    if (error !== undefined)
      throw error instanceof Error ? error : new Error('migration failed', { cause: error });
    await migrateQueue(db, queueUrl);
    await bringMenu(db);
    await bringRetention(db, features);
    return results.map(({ migrationName }) => migrationName);
  } finally {
    await db.destroy();
  }
}

/** Lets graphile-worker create its tables as their owner, with the right to create a schema only during that time. */
async function migrateQueue(db: Kysely<unknown>, queueUrl: string): Promise<void> {
  const database = sql.id(new URL(queueUrl).pathname.slice(1));
  await sql`grant create on database ${database} to archway_queue`.execute(db);
  const queue = await makeWorkerUtils({ connectionString: queueUrl });
  await queue.migrate();
  await queue.release();
  await sql`revoke create on database ${database} from archway_queue`.execute(db);
}
