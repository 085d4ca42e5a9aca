import { randomUUID } from 'node:crypto';
import { savePreference } from '@archway/contract/account/calls';
import { saveCase } from '@archway/contract/case/calls';
import { CODES } from '@archway/contract/codes';
import { API_PREFIX } from '@archway/contract/core/headers';
import { reportPage } from '@archway/contract/monitor/calls';
import { afterEach, expect, test } from 'vitest';
import { rowsAs } from '../../testing/as-tenant.ts';
import { openSite } from '../../testing/file-site.ts';
import { makeOrganization, signIn } from '../../testing/people.ts';
import { headersFor } from '../../testing/site.ts';
import { SITE_ORG_ID } from '../site-org.ts';

const site = await openSite();
afterEach(() => site.shiftClock('0'));

const errorNamed = (name: string) => ({ kind: 'error' as const, name });
const stored = { code: CODES.ok, msg: 'ok', data: { stored: true } };

/** Rows that reports of this error have written. */
async function traces(name: string): Promise<unknown> {
  const [row] = await rowsAs(
    site.owner,
    SITE_ORG_ID,
    `select coalesce(sum(times), 0)::int as reports,
       (select count(*)::int from outbox where payload->>'name' = $1) as events
     from page_error where name = $1`,
    [name],
  );
  return row;
}
const NOTHING = { reports: 0, events: 0 };
const ONCE = { reports: 1, events: 1 };

test('a mutating call without an idempotency key is refused', async () => {
  const { 'idempotency-key': _, ...headers } = headersFor(reportPage, {});
  const reply = await site.app.inject({
    method: 'POST',
    url: `${API_PREFIX}/${reportPage.path}`,
    headers,
    payload: 'kind=error&name=NoKey',
  });
  expect(reply.json()).toMatchObject({ code: CODES.idempotencyKeyMissing, data: null });
  expect(await traces('NoKey')).toEqual(NOTHING);
});

test.each(['', 'again', '00000000-0000-0000-0000-00000000000', '0197a000-0000-7000-8000-00000000000a0'])(
  '%j is not a valid idempotency key',
  async (idempotencyKey) => {
    const { code } = await site.call(reportPage, errorNamed('BadKey'), { idempotencyKey });
    expect(code).toBe(CODES.idempotencyKeyMissing);
    expect(await traces('BadKey')).toEqual(NOTHING);
  },
);

test('a repeat with the same idempotency key gets the same answer and acts once', async () => {
  const idempotencyKey = randomUUID();
  const repeat = () => site.call(reportPage, errorNamed('Repeated'), { idempotencyKey });
  expect([await repeat(), await repeat(), await repeat()]).toEqual([stored, stored, stored]);
  expect(await traces('Repeated')).toEqual(ONCE);
});

test('an idempotency key used for another request is refused', async () => {
  const idempotencyKey = randomUUID();
  await site.call(reportPage, errorNamed('First'), { idempotencyKey });
  const { code } = await site.call(reportPage, errorNamed('Second'), { idempotencyKey });
  expect(code).toBe(CODES.idempotencyKeyReused);
  expect(await traces('First')).toEqual(ONCE);
  expect(await traces('Second')).toEqual(NOTHING);
});

test('twenty concurrent calls with one idempotency key act once and get the same answer', async () => {
  const options = { idempotencyKey: randomUUID(), address: '192.0.2.20' };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => site.call(reportPage, errorNamed('Parallel'), options)),
  );
  expect(answers).toEqual(Array.from({ length: 20 }, () => stored));
  expect(await traces('Parallel')).toEqual(ONCE);
});

test('a repeat with the same idempotency key writes no second audit row', async () => {
  const [person] = (await makeOrganization(site)).people;
  const options = { idempotencyKey: randomUUID(), accessToken: await signIn(site, person) };
  for (let i = 0; i < 3; i += 1)
    expect((await site.call(savePreference, { shortcuts: false }, options)).code).toBe(CODES.ok);
  const rows = await rowsAs(site.owner, person.orgId, `select from audit where call = 'user/savePreference'`);
  expect(rows).toHaveLength(1);
});

test("a colleague who knows the idempotency key and the body doesn't get the stored answer", async () => {
  const { people } = await makeOrganization(site);
  const [first, second] = [await signIn(site, people[0]), await signIn(site, people[1])];
  const idempotencyKey = randomUUID();
  const save = (accessToken: string) =>
    site.call(saveCase, { name: 'Crown' }, { accessToken, idempotencyKey });
  expect((await save(first)).code).toBe(CODES.ok);
  expect(await save(second)).toMatchObject({ code: CODES.idempotencyKeyReused, data: null });
});

test("a repeat after the permission was removed doesn't get the stored answer", async () => {
  const [, person] = (await makeOrganization(site)).people;
  const options = { accessToken: await signIn(site, person), idempotencyKey: randomUUID() };
  const save = () => site.call(saveCase, { name: 'Crown' }, options);
  expect((await save()).code).toBe(CODES.ok);
  await rowsAs(
    site.owner,
    person.orgId,
    `delete from role_menu where org_id = app_org() and menu_id = 'caseManagement.save'`,
  );
  expect(await save()).toMatchObject({ code: CODES.noPerm, data: null });
});

test('after a day an idempotency key can be used again, for any request', async () => {
  const options = { idempotencyKey: randomUUID(), address: '192.0.2.24' };
  await site.call(reportPage, errorNamed('Yesterday'), options);

  await site.shiftClock('23 hours 59 minutes');
  expect((await site.call(reportPage, errorNamed('Yesterday'), options)).code).toBe(CODES.ok);
  expect(await traces('Yesterday')).toEqual(ONCE);

  await site.shiftClock('24 hours 1 minute');
  expect((await site.call(reportPage, errorNamed('Today'), options)).code).toBe(CODES.ok);
  expect((await site.call(reportPage, errorNamed('Today'), options)).code).toBe(CODES.ok);
  expect(await traces('Today')).toEqual(ONCE);
  expect((await site.call(reportPage, errorNamed('Yesterday'), options)).code).toBe(
    CODES.idempotencyKeyReused,
  );
});

test('the sweep deletes idempotency keys older than a day and no others', async () => {
  const keys = async () =>
    (await rowsAs<{ key: string }>(site.owner, SITE_ORG_ID, 'select key from idempotency')).map(
      ({ key }) => key,
    );
  const [old, fresh] = [randomUUID(), randomUUID()];
  const address = '192.0.2.25';
  await site.call(reportPage, errorNamed('Old'), { idempotencyKey: old, address });
  await site.shiftClock('24 hours 1 minute');
  await site.call(reportPage, errorNamed('Fresh'), { idempotencyKey: fresh, address });
  await site.queue.query('select sweep_expired(1000)');
  const left = await keys();
  expect([left.includes(old), left.includes(fresh)]).toEqual([false, true]);
});
