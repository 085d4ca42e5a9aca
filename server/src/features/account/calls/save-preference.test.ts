import { info, savePreference } from '@archway/contract/account/calls';
import { DEFAULT_PREFERENCE } from '@archway/contract/account/preference';
import { CODES } from '@archway/contract/codes';
import { expect, test } from 'vitest';
import { openSite } from '../../../testing/file-site.ts';
import { changeMember, makeOrganization, signIn } from '../../../testing/people.ts';

const site = await openSite();
const [person] = (await makeOrganization(site)).people;
const accessToken = await signIn(site, person);

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
