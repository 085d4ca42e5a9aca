import pg from 'pg';
import { checkAgainstAllAnchors } from '../platform/audit/audit-check.ts';
import { configFromProcess } from '../platform/config/config.ts';
import { VERSION } from '../platform/version.ts';

// Checks every audit chain against its rows and all anchors, names those that do not hold, and fails if there are any.
const say = (line: string) => process.stdout.write(`${line}\n`);
const config = configFromProcess(VERSION);
const pool = new pg.Pool({ connectionString: config.DATABASE_QUEUE_URL, max: 1 });
try {
  const broken = await checkAgainstAllAnchors(config, pool);
  for (const { orgId, seq, problem } of broken) say(`${orgId} broken at ${seq}: ${problem}`);
  say(broken.length === 0 ? 'every chain holds' : `${broken.length} broken`);
  process.exitCode = broken.length === 0 ? 0 : 1;
} finally {
  await pool.end();
}
