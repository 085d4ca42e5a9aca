import { dropLeftovers, ensureTemplate } from './database.ts';
import { testEnvironment } from './environment.ts';

/** Before all tests: the template database, and nothing that a killed run has left behind. */
export async function setup(): Promise<void> {
  const { DATABASE_OWNER_URL, DATABASE_QUEUE_URL } = testEnvironment();
  await ensureTemplate(DATABASE_OWNER_URL, DATABASE_QUEUE_URL);
  await dropLeftovers(DATABASE_OWNER_URL);
}
