import { configFromProcess } from '@archway/server/platform/config/config';
import { openDatabase } from '@archway/server/platform/db/database';
import { VERSION } from '@archway/server/platform/version';
import { seedCastCases } from './cases.ts';
import { seedCastDentists } from './dentists.ts';
import { seedCastLabSettings } from './lab-settings.ts';
import { seedCastOrders } from './orders.ts';
import { seedCastPartners } from './partners.ts';
import { seedCast } from './seed.ts';

const config = configFromProcess(VERSION);
if (config.NODE_ENV === 'production')
  throw new Error('The cast has a public password: it does not belong on a production site.');

const database = openDatabase(config.DATABASE_URL, 2, () => {});
const seeded = await seedCast(database.db);
await seedCastDentists(database.db);
await seedCastCases(database.db);
await seedCastPartners(database.db);
await seedCastLabSettings(database.db);
await seedCastOrders(database.db);
await database.close();
process.stdout.write(`cast: ${seeded} members are there\n`);
