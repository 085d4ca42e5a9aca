import { CODES } from '@archway/contract/codes';
import { closeAccount, companyInfo } from '@archway/contract/organization/calls';
import { expect, test } from 'vitest';
import { openSite } from '../../../testing/file-site.ts';
import { makeOrganization, signInVerified } from '../../../testing/people.ts';
import { productInstead, withCall } from '../../../testing/site.ts';
import { organizationFeature } from '../index.ts';
import { closeAccountUnless } from './close-account.ts';

const openOrders = () => Promise.resolve(['O-261118-7KQ4M']);
const site = await openSite(productInstead(withCall(organizationFeature, closeAccountUnless(openOrders))));

test('an organization with open orders is not closed, and reads which', async () => {
  const { people } = await makeOrganization(site);
  const accessToken = await signInVerified(site, people[0]);
  const { code, msg } = await site.call(closeAccount, {}, { accessToken });
  expect([code, msg.includes('O-261118-7KQ4M')]).toEqual([CODES.hasOpenOrders, true]);
  expect((await site.call(companyInfo, {}, { accessToken })).data.closing).toBeNull();
});
