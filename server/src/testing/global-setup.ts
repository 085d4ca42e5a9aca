import { dropTestDatabases, ensureTemplate } from './database.ts';
import { testEnvironment } from './environment.ts';

/** Before all tests: the template database; after them: no test database left behind. */
export async function setup(): Promise<() => Promise<void>> {
  const { DATABASE_OWNER_URL, DATABASE_QUEUE_URL } = testEnvironment();
  await ensureTemplate(DATABASE_OWNER_URL, DATABASE_QUEUE_URL);
  await dropTestDatabases(DATABASE_OWNER_URL);
  return () => dropTestDatabases(DATABASE_OWNER_URL);
}
