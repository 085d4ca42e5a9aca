import { getChangePassEmail } from '@archway/contract/account/calls';
import { expect, test } from 'vitest';
import { openSite } from '../../../testing/file-site.ts';
import { changeMember, makeOrganization, signIn } from '../../../testing/people.ts';

const site = await openSite();
const [person] = (await makeOrganization(site)).people;

test.each([
  ['ada.nordstrom@clinic.example', 'a•••••@clinic.example'],
  ['b@clinic.example', 'b•••••@clinic.example'],
])('%s is shown as %s', async (email, shown) => {
  await changeMember(site, person, `email = '${email}'`);
  const accessToken = await signIn(site, person);
  expect((await site.call(getChangePassEmail, {}, { accessToken })).data).toEqual({ email: shown });
});
