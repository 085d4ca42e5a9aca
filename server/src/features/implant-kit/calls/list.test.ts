import { CODES } from '@archway/contract/codes';
import { listImplantKits, saveImplantKit } from '@archway/contract/implant-kit/calls';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { expect, test } from 'vitest';
import { openSite } from '../../../testing/file-site.ts';
import { makeOrganization, signIn } from '../../../testing/people.ts';

const site = await openSite();
const KIT = { manufacturer: 'Tarvos', system: 'Alpha', diameter: '4.1' };

test('a clinic starts without own kits, and never sees those of another', async () => {
  const [own, foreign] = [await makeOrganization(site), await makeOrganization(site)];
  await site.call(saveImplantKit, KIT, { accessToken: await signIn(site, foreign.people[0]) });
  const accessToken = await signIn(site, own.people[0]);
  expect((await site.call(listImplantKits, {}, { accessToken })).data).toEqual({ list: [] });
});

test('a lab is refused', async () => {
  const [person] = (await makeOrganization(site, ORGANIZATION_TYPE.lab)).people;
  const accessToken = await signIn(site, person);
  expect((await site.call(listImplantKits, {}, { accessToken })).code).toBe(CODES.noPerm);
});
