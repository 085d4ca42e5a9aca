import { saveReceiveConfig } from '@archway/contract/notice/calls';
import { login, refreshToken } from '@archway/contract/session/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queuedMails } from '../../testing/mails.ts';
import {
  changeMember,
  freshAddress,
  makeOrganization,
  TEST_PASSWORD,
  type TestPerson,
} from '../../testing/people.ts';
import { openTestSite, type TestSite } from '../../testing/site.ts';

let site: TestSite;
let people: readonly TestPerson[];
beforeAll(async () => {
  site = await openTestSite();
  people = (await makeOrganization(site)).people;
});
afterAll(() => site.close());

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

async function signInFrom(person: TestPerson, cookie?: string, saveLogin = false) {
  const reply = await site.send(
    login,
    { account: person.account, password: TEST_PASSWORD, saveLogin },
    {
      address: freshAddress(),
      headers: {
        'user-agent': FIREFOX,
        timezone: 'Europe/Berlin',
        ...(cookie === undefined ? {} : { cookie }),
      },
    },
  );
  const given = String(reply.headers['set-cookie'] ?? '').split(';')[0] ?? '';
  return {
    cookie: given === '' ? (cookie ?? '') : given,
    tokens: reply.json<{ data: { accessToken: string; refreshToken: string } }>().data,
  };
}
const mailsOf = async (person: TestPerson) =>
  (await queuedMails(site, person.orgId)).filter(({ recipient }) => recipient === person.email);

test('a device that was never seen is told by mail, the first one and a known one are not', async () => {
  const [person] = people as readonly [TestPerson];
  await changeMember(site, person, `language = 'de'`);
  const first = await signInFrom(person);
  await signInFrom(person, first.cookie);
  expect(await mailsOf(person)).toEqual([]);
  const second = await signInFrom(person);
  expect(second.cookie).not.toBe(first.cookie);
  await signInFrom(person, second.cookie);
  const mails = await mailsOf(person);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({
    template: 'newDevice',
    language: 'de',
    params: { device: 'Firefox 140 unter Windows', time: expect.stringMatching(/MEZ|MESZ/) as unknown },
  });
});

test('whoever has switched that mail off gets none, and others that matter all the same', async () => {
  const [person] = (await makeOrganization(site)).people;
  const { tokens, cookie } = await signInFrom(person, undefined, true);
  const { accessToken } = tokens;
  const choose = (email: boolean) =>
    site.call(saveReceiveConfig, { changes: { newDevice: { email } } }, { accessToken });
  await choose(false);
  await signInFrom(person);
  expect(await mailsOf(person)).toEqual([]);
  await choose(true);
  await signInFrom(person);
  expect(await mailsOf(person)).toMatchObject([{ template: 'newDevice' }]);
  await choose(false);
  const old = { refreshToken: tokens.refreshToken };
  await site.send(refreshToken, old, { headers: { cookie } });
  await site.send(refreshToken, old, { headers: { cookie: '__Host-archway-device=AAAAAAAAAAAAAAAAAAAAAA' } });
  expect(await mailsOf(person)).toMatchObject([{ template: 'newDevice' }, { template: 'sessionsEnded' }]);
});

test('a device somebody else signed in from is new to this member', async () => {
  const [, one, other] = people as readonly [TestPerson, TestPerson, TestPerson];
  const shared = await signInFrom(one);
  await signInFrom(other);
  await signInFrom(other, shared.cookie);
  expect(await mailsOf(other)).toMatchObject([{ template: 'newDevice' }]);
  expect(await mailsOf(one)).toEqual([]);
});

test('whose refresh token is used a second time is told by mail', async () => {
  const [person] = (await makeOrganization(site)).people;
  const { cookie, tokens } = await signInFrom(person, undefined, true);
  const old = { refreshToken: tokens.refreshToken };
  await site.send(refreshToken, old, { headers: { cookie } });
  await site.send(refreshToken, old, {
    headers: { cookie: '__Host-archway-device=AAAAAAAAAAAAAAAAAAAAAA' },
  });
  expect(await mailsOf(person)).toMatchObject([{ template: 'sessionsEnded' }]);
});
