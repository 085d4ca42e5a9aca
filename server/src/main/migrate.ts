import { migrate } from '../platform/db/migrate.ts';
import { databaseUrls } from '../platform/config/database-urls.ts';
import { features } from './features.ts';

const { ownerUrl, queueUrl } = databaseUrls();
const applied = await migrate(ownerUrl, queueUrl, features);
process.stdout.write(applied.length === 0 ? 'schema is up to date\n' : `applied ${applied.join(', ')}\n`);
