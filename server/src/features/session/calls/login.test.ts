import { info } from '@archway/contract/account/calls';
import { CODES } from '@archway/contract/core/codes';
import { login } from '@archway/contract/session/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeOrganization, TEST_PASSWORD, type TestPerson } from '../../../testing/people.ts';
import { openTestSite, type TestSite } from '../../../testing/site.ts';

let site: TestSite;
let person: TestPerson;
beforeAll(async () => {
  site = await openTestSite();
  person = (await makeOrganization(site)).people[0];
});
afterAll(() => site.close());

test('signs in by account name or e-mail address, whatever the case', async () => {
  for (const account of [person.account, person.email.toUpperCase()]) {
    const { code, data } = await site.call(login, { account, password: TEST_PASSWORD });
    expect(code).toBe(CODES.ok);
    expect(data.refreshToken).toBeNull();
    const own = await site.call(info, {}, { accessToken: data.accessToken });
    expect(own.data).toMatchObject({ userCode: person.userCode, permissions: ['*:*:*'] });
  }
});
