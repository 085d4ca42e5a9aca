import { CODES } from '@archway/contract/codes';
import type { InputOf } from '@archway/contract/core/call';
import { getReceiveConfig, saveReceiveConfig } from '@archway/contract/notice/calls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { makeOrganization, signIn, type TestPerson } from '../../../testing/people.ts';
import { openTestSite, type TestSite } from '../../../testing/site.ts';

let site: TestSite;
let person: TestPerson;
let colleague: TestPerson;
let accessToken: string;
beforeAll(async () => {
  site = await openTestSite();
});
beforeEach(async () => {
  [person, colleague] = (await makeOrganization(site)).people;
  accessToken = await signIn(site, person);
});
afterAll(() => site.close());

const save = (input: InputOf<typeof saveReceiveConfig>) =>
  site.call(saveReceiveConfig, input, { accessToken });
const read = async (token = accessToken) =>
  (await site.call(getReceiveConfig, {}, { accessToken: token })).data;
const kept = () =>
  rowsAs(
    site.owner,
    person.orgId,
    'select event, channel, wanted from notice_choice where user_code = $1 order by event, channel',
    [person.userCode],
  );

test('each choice is kept beside the earlier ones, and only what differs from the default', async () => {
  const before = await read();
  await save({ changes: { orderAccepted: { email: true } } });
  const { code, data } = await save({
    changes: { orderAccepted: { sms: false }, message: { stationLetter: false, email: false } },
  });
  expect(code).toBe(CODES.ok);
  expect(await kept()).toEqual([
    { event: 'message', channel: 'stationLetter', wanted: false },
    { event: 'orderAccepted', channel: 'email', wanted: true },
  ]);
  expect(data).toEqual({
    ...before,
    events: before.events.map((row) => ({
      ...row,
      ...(row.event === 'orderAccepted' ? { email: true } : {}),
      ...(row.event === 'message' ? { stationLetter: false } : {}),
    })),
  });
  expect(await read()).toEqual(data);
});

test('what is chosen back has no row any longer', async () => {
  await save({ changes: { newDevice: { email: false }, orderHold: { email: false } } });
  await save({ changes: { newDevice: { email: true } } });
  expect(await kept()).toEqual([{ event: 'orderHold', channel: 'email', wanted: false }]);
});

test('back to the defaults forgets everything, and what comes with it is chosen anew', async () => {
  const before = await read();
  await save({ changes: { newDevice: { email: false }, orderHold: { sms: true } } });
  expect((await save({ toDefaults: true })).data).toEqual(before);
  expect(await kept()).toEqual([]);
  await save({ changes: { orderHold: { sms: true } } });
  await save({ toDefaults: true, changes: { message: { email: true } } });
  expect(await kept()).toEqual([{ event: 'message', channel: 'email', wanted: true }]);
});

test('choices are the own ones: a colleague and other organizations have theirs', async () => {
  const theirs = await signIn(site, colleague);
  const stranger = await signIn(site, (await makeOrganization(site)).people[0]);
  const before = [await read(theirs), await read(stranger)];
  await save({ changes: { newDevice: { email: false } } });
  expect([await read(theirs), await read(stranger)]).toEqual(before);
  await site.call(saveReceiveConfig, { toDefaults: true }, { accessToken: theirs });
  expect(await kept()).toHaveLength(1);
});

test.each([
  { changes: { orderSent: { email: true } } },
  { changes: { nothingKnown: { email: true } } },
  { changes: { orderHold: { pigeon: true } } },
  { changes: { orderHold: { email: 'yes' } } },
  { userCode: 'somebody else' },
])('%j is refused', async (input) => {
  expect((await save(input as never)).code).toBe(CODES.invalidInput);
  expect(await kept()).toEqual([]);
});

test('saved settings are in the audit, once for the same idempotency key', async () => {
  const idempotencyKey = crypto.randomUUID();
  const input = { changes: { newDevice: { email: false }, message: { email: false } } };
  const first = await site.call(saveReceiveConfig, input, { accessToken, idempotencyKey });
  await save({ toDefaults: true });
  expect(await site.call(saveReceiveConfig, input, { accessToken, idempotencyKey })).toEqual(first);
  expect(await kept()).toEqual([]);
  const noted = await rowsAs<{ object: string; detail: unknown }>(
    site.owner,
    person.orgId,
    `select object, detail from audit
     where org_id = app_org() and call = 'user/saveReceiveConfig' order by at`,
  );
  expect(noted).toEqual([
    { object: person.userCode, detail: { changed: '-newDevice.email -message.email' } },
    { object: person.userCode, detail: { toDefaults: true, changed: '' } },
  ]);
});
