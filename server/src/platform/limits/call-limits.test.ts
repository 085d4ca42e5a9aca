import { once } from 'node:events';
import { defineCall } from '@archway/contract/core/call';
import { CODES } from '@archway/contract/codes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { rowsAs } from '../../testing/as-tenant.ts';
import { makeOrganization, signIn } from '../../testing/people.ts';
import { openTestSite, productWith, type TestSite } from '../../testing/site.ts';
import { implement } from '../rpc/implement.ts';

const shared = {
  method: 'POST',
  summary: 'For this test.',
  input: z.strictObject({}),
  output: z.object({}),
  limits: { perAddress: { calls: 4, seconds: 86_400 } },
} as const;
const open = defineCall({ ...shared, path: 'test/open', access: 'public' });
const signedIn = defineCall({ ...shared, path: 'test/signedIn', access: 'session' });

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite(
    productWith({
      name: 'test',
      calls: [implement(open, async () => ({})), implement(signedIn, async () => ({}))],
    }),
  );
  if (site.redis.status !== 'ready') await once(site.redis, 'ready');
});
afterAll(() => site.close());

async function passed(addresses: readonly string[]): Promise<number> {
  let count = 0;
  for (const address of addresses) if ((await site.call(open, {}, { address })).code === CODES.ok) count += 1;
  return count;
}
const several = (count: number, addressOf: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => addressOf(i));

test('all addresses of an IPv6 /64 have the limit of one address', async () => {
  expect(await passed(several(10, (i) => `2001:db8:1:2::${(i + 1).toString(16)}`))).toBe(4);
  expect(await passed(['2001:0db8:1:2:ffff::'])).toBe(0);
  expect(await passed(['2001:db8:1:3::1'])).toBe(1);
});

test('an IPv4 address written as IPv6 is the same address', async () => {
  const spellings = ['192.0.2.7', '::ffff:192.0.2.7', '::ffff:c000:207', '0:0:0:0:0:ffff:192.0.2.7'];
  expect(await passed([...spellings, ...spellings])).toBe(4);
});

test.each([
  ['an IPv4 /24', (i: number) => `198.51.100.${i}`, '198.51.101.1'],
  ['an IPv6 /48', (i: number) => `2001:db8:7:${i}::1`, '2001:db8:8::1'],
])('all of %s have five times the limit of one address', async (_, addressOf, other) => {
  expect(await passed(several(30, addressOf))).toBe(20);
  expect(await passed([other])).toBe(1);
});

test('nothing is asked about the session of a request whose address is used up', async () => {
  const { orgId, people } = await makeOrganization(site);
  const accessToken = await signIn(site, people[0]);
  const address = '203.0.113.9';
  const codes = [];
  for (let i = 0; i < 5; i += 1) codes.push((await site.call(signedIn, {}, { accessToken, address })).code);
  expect(codes.at(-1)).toBe(CODES.tooMany);
  // A call that looks the session up notes its use once a minute.
  await rowsAs(
    site.owner,
    orgId,
    `update session set last_used_at = app_now() - interval '3 minutes' where org_id = app_org()`,
  );
  expect((await site.call(signedIn, {}, { accessToken, address })).code).toBe(CODES.tooMany);
  const used = () =>
    rowsAs(
      site.owner,
      orgId,
      `select from session where org_id = app_org() and last_used_at > app_now() - interval '1 minute'`,
    );
  expect((await used()).length).toBe(0);
  await site.call(signedIn, {}, { accessToken, address: '203.0.113.10' });
  expect((await used()).length).toBe(1);
});
