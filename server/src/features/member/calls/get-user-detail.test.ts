import { randomUUID } from 'node:crypto';
import { CODES } from '@archway/contract/codes';
import { getUserDetail } from '@archway/contract/member/calls';
import { expect, test } from 'vitest';
import { openSite } from '../../../testing/file-site.ts';
import { makeOrganization, signIn } from '../../../testing/people.ts';

const site = await openSite();
const [administrator, dentist] = (await makeOrganization(site)).people;

test('shows one member of the organization', async () => {
  const accessToken = await signIn(site, administrator);
  const { code, data } = await site.call(getUserDetail, { userCode: dentist.userCode }, { accessToken });
  expect(code).toBe(CODES.ok);
  expect(data).toMatchObject({
    loginAccount: dentist.account,
    email: dentist.email,
    role: { code: 'dentist' },
  });
  expect(JSON.stringify(data)).not.toMatch(/argon2|hash/);
});

test('a member of another organization is as little found as nobody', async () => {
  const stranger = (await makeOrganization(site)).people[0];
  const accessToken = await signIn(site, administrator);
  const [theirs, nobody] = [
    await site.call(getUserDetail, { userCode: stranger.userCode }, { accessToken }),
    await site.call(getUserDetail, { userCode: randomUUID() }, { accessToken }),
  ];
  expect(nobody.code).toBe(CODES.notFound);
  expect(theirs).toEqual(nobody);
});

test('a member without the permission may not look', async () => {
  const accessToken = await signIn(site, dentist);
  const { code } = await site.call(getUserDetail, { userCode: dentist.userCode }, { accessToken });
  expect(code).toBe(CODES.noPerm);
});
