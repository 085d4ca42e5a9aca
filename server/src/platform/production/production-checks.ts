import { sql } from 'kysely';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import type { Log } from '../log/log.ts';
import { ScannerDown } from '../virus-scanner/scanner-down.ts';
import { knowsPublishedSignatures } from '../virus-scanner/signatures.ts';

// What settings alone tell is refused when they are read (config/production-settings.ts). Here the engines are asked,
// before the process takes work.

export async function refuseTestDatabase(config: Config, db: Database): Promise<void> {
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

/** A scanner that is away is no reason to hold up everything else: files wait for it, and it is asked again then. */
export async function refuseTestScanner(config: Config, log: Log): Promise<void> {
  if (config.NODE_ENV !== 'production') return;
  const isPublished = await knowsPublishedSignatures(config.VIRUS_SCANNER_URL).catch((error: unknown) => {
    if (!(error instanceof ScannerDown)) throw error;
    log.warn('scanner.away', { dependency: 'scanner' });
    return true;
  });
  if (!isPublished)
    throw new Error(
      'The virus scanner has no published signatures, as in a test: refusing to start. See malware-signatures.md.',
    );
}
