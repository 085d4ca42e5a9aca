import { FEATURE_KEYS } from '@archway/rules/organization-types';
import { switchFeature } from '../features/organization/public.ts';
import { configFromProcess } from '../platform/config/config.ts';
import { openDatabase } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { VERSION } from '../platform/version.ts';

// Turns a feature of an organization on or off, until the platform has a screen for it.
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const ANSWERS = {
  switched: (what: string) => `${what}. Open pages follow within 5 seconds.`,
  unchanged: (what: string) => `${what} already.`,
  unknown: () => 'There is no such organization.',
};

const say = (line: string) => process.stdout.write(`${line}\n`);
const [orgId = '', key = '', state = ''] = process.argv.slice(2);
const feature = FEATURE_KEYS.find((one) => one === key);
if (!UUID.test(orgId) || feature === undefined || (state !== 'on' && state !== 'off')) {
  say(`usage: node server/src/main/feature-key.ts <organization id> <${FEATURE_KEYS.join('|')}> <on|off>`);
  process.exitCode = 2;
} else {
  const config = configFromProcess(VERSION);
  const database = openDatabase(config.DATABASE_URL, 1, () => {});
  try {
    const isOn = state === 'on';
    const outcome = await inTransaction(database.db, { orgId }, (tx) =>
      switchFeature(tx, orgId, { feature, isOn }),
    );
    say(ANSWERS[outcome](`${feature} is ${state}`));
    process.exitCode = outcome === 'unknown' ? 1 : 0;
  } finally {
    await database.close();
  }
}
