import { info, update } from '@archway/contract/account/calls';
import { CODES } from '@archway/contract/codes';
import { expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { openSite } from '../../../testing/file-site.ts';
import { makeOrganization, signIn } from '../../../testing/people.ts';

const site = await openSite();
const [person, colleague] = (await makeOrganization(site)).people;
const accessToken = await signIn(site, person);

const profile = {
  displayName: 'Dr. Ada Nordström',
  nickname: 'Ada',
  gender: 2,
  phone: '+49 30 1234567',
  language: 'de',
  theme: 'dark',
  messageReceivingType: 'sms',
} as const;

test('changes every field of the own profile, and of nobody else', async () => {
  const { code, data } = await site.call(update, profile, { accessToken });
  expect(code).toBe(CODES.ok);
  expect(data).toMatchObject(profile);
  expect((await site.call(info, {}, { accessToken })).data).toEqual(data);
  const other = await site.call(info, {}, { accessToken: await signIn(site, colleague) });
  expect(other.data).toMatchObject({ nickname: '', gender: null, language: 'en' });
});

test('what is left out stays as it is, and the audit names the fields and not their contents', async () => {
  await site.call(update, profile, { accessToken });
  const { data } = await site.call(update, { nickname: ' Addie ' }, { accessToken });
  expect(data).toMatchObject({ ...profile, nickname: 'Addie' });
  const [noted] = await rowsAs(
    site.owner,
    person.orgId,
    `select actor, object, detail from audit where call = 'user/update' order by id desc limit 1`,
  );
  const { userCode } = person;
  expect(noted).toEqual({ actor: userCode, object: userCode, detail: { fields: 'nickname' } });
});

test.each([
  { displayName: ' ' },
  { displayName: 'x'.repeat(65) },
  { nickname: 'x'.repeat(65) },
  { gender: 3 },
  { gender: 'x' },
  { phone: '+49 30 901820'.repeat(65) },
  { language: 'xx' },
  { theme: 'blue' },
  { messageReceivingType: 'pigeon' },
  { userCode: 'x' },
])('%j is refused and changes nothing', async (wrong) => {
  const before = (await site.call(info, {}, { accessToken })).data;
  const input = { phone: '+49 30 901820', ...wrong } as unknown as typeof profile;
  expect((await site.call(update, input, { accessToken })).code).toBe(CODES.invalidInput);
  expect((await site.call(info, {}, { accessToken })).data).toEqual(before);
});

test('characters that cannot be seen, or turn a name around, are taken out', async () => {
  const displayName = '\u202eDr.\u200b Ada\u2066 Nordström\u0007\u00ad';
  const { code, data } = await site.call(update, { displayName }, { accessToken });
  expect([code, data.displayName]).toEqual([CODES.ok, 'Dr. Ada Nordström']);
  const unseen = await site.call(update, { displayName: '\u202e\u200b' }, { accessToken });
  expect(unseen).toMatchObject({ code: CODES.invalidInput, data: { fields: ['displayName'] } });
});
