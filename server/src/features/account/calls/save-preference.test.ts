import { info, savePreference } from '@archway/contract/account/calls';
import { DEFAULT_PREFERENCE } from '@archway/contract/account/preference';
import { CODES } from '@archway/contract/codes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeMember, makeOrganization, signIn, type TestPerson } from '../../../testing/people.ts';
import { openTestSite, type TestSite } from '../../../testing/site.ts';

let site: TestSite;
let person: TestPerson;
let accessToken: string;
beforeAll(async () => {
  site = await openTestSite();
  [person] = (await makeOrganization(site)).people;
  accessToken = await signIn(site, person);
});
afterAll(() => site.close());

const preference = async () => (await site.call(info, {}, { accessToken })).data.preference;

test('whoever has chosen nothing has the usual choices', async () => {
  expect(await preference()).toEqual(DEFAULT_PREFERENCE);
});

test('each choice is kept beside the earlier ones', async () => {
  await site.call(savePreference, { density: 'compact' }, { accessToken });
  const { code, data } = await site.call(savePreference, { exportFileTypes: ['obj'] }, { accessToken });
  expect([code, data.density, data.exportFileTypes]).toEqual([CODES.ok, 'compact', ['obj']]);
  expect(await preference()).toEqual({ ...DEFAULT_PREFERENCE, density: 'compact', exportFileTypes: ['obj'] });
});

test.each([
  { density: 'tiny' },
  { dentistSignature: 4 },
  { exportFileTypes: [] },
  { somethingElse: 'x'.repeat(100) },
])('%j is refused', async (input) => {
  expect((await site.call(savePreference, input as never, { accessToken })).code).toBe(CODES.invalidInput);
});

test('what an older release has kept does not lock its owner out', async () => {
  await changeMember(site, person, `preference = '{"density": 7, "old": true}'`);
  expect(await preference()).toEqual(DEFAULT_PREFERENCE);
});
