import { sql } from 'kysely';
import type { Config } from '../config/config.ts';
import type { Database } from './database.ts';

/** What may stand in a test site and never in production. The process stops before it takes a request. */
export async function refuseTestSettings(config: Config, db: Database): Promise<void> {
  if (config.NODE_ENV !== 'production') return;
  const { rows } = await sql<{ shifted: boolean; cast: boolean }>`
    select shift <> '0' as shifted, has_cast() as cast from site_clock`.execute(db);
  if (rows[0]?.shifted)
    throw new Error('The clock of this database is shifted, as in a test: refusing to start.');
  if (rows[0]?.cast)
    throw new Error(
      'This database has accounts of the demonstration, whose password is public: refusing to start.',
    );
}
