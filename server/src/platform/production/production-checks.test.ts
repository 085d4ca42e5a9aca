import { createServer, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { asTenant } from '../../testing/as-tenant.ts';
import { openSite } from '../../testing/file-site.ts';
import { makeOrganization } from '../../testing/people.ts';
import { silentLog } from '../log/log.ts';
import { refuseTestDatabase, refuseTestScanner } from './production-checks.ts';

const site = await openSite();

test('production refuses a shifted clock, a test site does not', async () => {
  const production = { ...site.config, NODE_ENV: 'production' as const };
  await refuseTestDatabase(production, site.db);
  await site.shiftClock('1 minute');
  await expect(refuseTestDatabase(production, site.db)).rejects.toThrow(/clock/);
  await refuseTestDatabase(site.config, site.db);
  await site.shiftClock('0');
});

test('production refuses an account of the invented cast, in whatever organization, a test site does not', async () => {
  const production = { ...site.config, NODE_ENV: 'production' as const };
  const { orgId, people } = await makeOrganization(site);
  await refuseTestDatabase(production, site.db);
  await asTenant(site.owner, orgId, (client) =>
    client.query('update member set is_cast = true where user_code = $1', [people[1]?.userCode]),
  );
  await expect(refuseTestDatabase(production, site.db)).rejects.toThrow(/demonstration/);
  await refuseTestDatabase(site.config, site.db);
});

/** A scanner that says this about itself. */
async function scannerSaying(version: string): Promise<string> {
  const server = createServer((socket) => socket.on('error', () => {}).end(`${version}\0`));
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('production refuses a virus scanner that knows test signatures only, a test site does not', async () => {
  const production = { ...site.config, NODE_ENV: 'production' as const };
  await expect(refuseTestScanner(production, silentLog)).rejects.toThrow(/signatures/);
  await refuseTestScanner(site.config, silentLog);
});

test('production starts with the published signatures, and while the scanner is away', async () => {
  const at = (VIRUS_SCANNER_URL: string) =>
    ({ ...site.config, NODE_ENV: 'production', VIRUS_SCANNER_URL }) as const;
  const full = await scannerSaying('ClamAV 1.4.3/27801/Sat Nov 14 09:24:11 2026');
  await expect(refuseTestScanner(at(full), silentLog)).resolves.toBeUndefined();
  await expect(refuseTestScanner(at('tcp://127.0.0.1:1'), silentLog)).resolves.toBeUndefined();
});
