import { info, setToothNumberingSystem } from '@archway/contract/account/calls';
import { CODES } from '@archway/contract/codes';
import { expect, test } from 'vitest';
import { openSite } from '../../../testing/file-site.ts';
import { makeOrganization, signIn } from '../../../testing/people.ts';

const site = await openSite();
const accessToken = await signIn(site, (await makeOrganization(site)).people[0]);

test.each([
  ['universal', 'universal'],
  ['fdi', 'fdi'],
  ['universal', 'universal'],
  ['Universal', 'fdi'],
  ['universal', 'universal'],
  ['', 'fdi'],
  ['universal', 'universal'],
  ['palmer', 'fdi'],
])('%j is kept as %s', async (toothNumberingSystem, kept) => {
  const { code, data } = await site.call(setToothNumberingSystem, { toothNumberingSystem }, { accessToken });
  expect([code, data.toothNumberingSystem]).toEqual([CODES.ok, kept]);
  expect((await site.call(info, {}, { accessToken })).data.toothNumberingSystem).toBe(kept);
});
