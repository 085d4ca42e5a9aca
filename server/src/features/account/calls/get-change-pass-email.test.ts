import { getChangePassEmail } from '@archway/contract/account/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeMember, makeOrganization, signIn, type TestPerson } from '../../../testing/people.ts';
import { openTestSite, type TestSite } from '../../../testing/site.ts';

let site: TestSite;
let person: TestPerson;
beforeAll(async () => {
  site = await openTestSite();
  [person] = (await makeOrganization(site)).people;
});
afterAll(() => site.close());

test.each([
  ['ada.nordstrom@clinic.example', 'a•••••@clinic.example'],
  ['b@clinic.example', 'b•••••@clinic.example'],
])('%s is shown as %s', async (email, shown) => {
  await changeMember(site, person, `email = '${email}'`);
  const accessToken = await signIn(site, person);
  expect((await site.call(getChangePassEmail, {}, { accessToken })).data).toEqual({ email: shown });
});
