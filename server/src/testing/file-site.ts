import { afterAll } from 'vitest';
import { openTestSite, type TestSite } from './site.ts';

/** A site for one test file, closed after its last test. It stands at the top: `const site = await openSite();`. */
export async function openSite(...how: Parameters<typeof openTestSite>): Promise<TestSite> {
  const site = await openTestSite(...how);
  afterAll(() => site.close());
  return site;
}
