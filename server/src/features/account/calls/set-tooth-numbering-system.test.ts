import { info, setToothNumberingSystem } from '@archway/contract/account/calls';
import { CODES } from '@archway/contract/codes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeOrganization, signIn } from '../../../testing/people.ts';
import { openTestSite, type TestSite } from '../../../testing/site.ts';

let site: TestSite;
let accessToken: string;
beforeAll(async () => {
  site = await openTestSite();
  accessToken = await signIn(site, (await makeOrganization(site)).people[0]);
});
afterAll(() => site.close());

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
