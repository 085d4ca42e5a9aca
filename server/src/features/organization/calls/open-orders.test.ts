import { randomUUID } from 'node:crypto';
import { CODES } from '@archway/contract/codes';
import { closeAccount, companyInfo } from '@archway/contract/organization/calls';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { expect, test } from 'vitest';
import { addOrder, setOrderStatus } from '../../../testing/order-rows.ts';
import { openSite } from '../../../testing/file-site.ts';
import { makeOrganization, signInVerified } from '../../../testing/people.ts';
import { openTestSite, productInstead, withCall } from '../../../testing/site.ts';
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

test('neither clinic nor lab is closed while an order between them is open', async () => {
  const product = await openTestSite();
  try {
    const clinic = await makeOrganization(product, ORGANIZATION_TYPE.clinic);
    const lab = await makeOrganization(product, ORGANIZATION_TYPE.lab);
    const order = await addOrder(product, clinic.orgId, { caseId: randomUUID(), lab, status: 'shipped' });
    await addOrder(product, clinic.orgId, { caseId: randomUUID() });
    const tokens = [
      await signInVerified(product, clinic.people[0]),
      await signInVerified(product, lab.people[0]),
    ];
    const close = async (accessToken: string) => product.call(closeAccount, {}, { accessToken });
    for (const accessToken of tokens) {
      const { code, msg } = await close(accessToken);
      expect([code, msg.includes(order.code)]).toEqual([CODES.hasOpenOrders, true]);
    }
    await setOrderStatus(product, clinic.orgId, order, 'completed');
    expect((await Promise.all(tokens.map(close))).map(({ code }) => code)).toEqual([CODES.ok, CODES.ok]);
  } finally {
    await product.close();
  }
});
