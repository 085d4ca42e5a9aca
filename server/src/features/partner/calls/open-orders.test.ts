import { randomUUID } from 'node:crypto';
import { CODES } from '@archway/contract/codes';
import { listPartners, terminatePartner } from '@archway/contract/partner/calls';
import { PARTNERSHIP_STATUS } from '@archway/rules/partner/statuses';
import { expect, test } from 'vitest';
import { openSite } from '../../../testing/file-site.ts';
import { addOrder, setOrderStatus } from '../../../testing/order-rows.ts';
import { becomePartners, makeSide } from '../../../testing/partners.ts';
import { openTestSite, productInstead, withCall } from '../../../testing/site.ts';
import { partnerFeature } from '../index.ts';
import { terminateUnless } from './terminate.ts';

/** The product, with open orders of every pair. */
const openOrders = () => Promise.resolve(['O-261118-7KQ4M', 'O-261118-9XT2H']);
const site = await openSite(productInstead(withCall(partnerFeature, terminateUnless(openOrders))));

test('a partnership with open orders is not ended by either side, and says which', async () => {
  const clinic = await makeSide(site, 'clinic', 'Harbour Street Dental');
  const lab = await makeSide(site, 'lab', 'Kestrel Dental Lab');
  const { partnershipId, version } = await becomePartners(site, clinic, lab);
  for (const { accessToken } of [clinic, lab]) {
    const { code, msg } = await site.call(terminatePartner, { partnershipId, version }, { accessToken });
    expect(code).toBe(CODES.hasOpenOrders);
    expect(msg).toContain('O-261118-7KQ4M, O-261118-9XT2H');
    const { data } = await site.call(listPartners, {}, { accessToken });
    expect(data.list.map(({ status }) => status)).toEqual([PARTNERSHIP_STATUS.accepted]);
  }
});

test('real orders count while they are open, and only those between the two', async () => {
  const product = await openTestSite();
  try {
    const clinic = await makeSide(product, 'clinic', 'Harbour Street Dental');
    const [lab, other] = [
      await makeSide(product, 'lab', 'Kestrel Dental Lab'),
      await makeSide(product, 'lab', 'Atelier Roux'),
    ];
    const { partnershipId, version } = await becomePartners(product, clinic, lab);
    const order = await addOrder(product, clinic.orgId, { caseId: randomUUID(), lab });
    await addOrder(product, clinic.orgId, { caseId: randomUUID(), lab, status: 'completed' });
    const elsewhere = await addOrder(product, clinic.orgId, { caseId: randomUUID(), lab: other });
    for (const { accessToken } of [clinic, lab]) {
      const { code, msg } = await product.call(terminatePartner, { partnershipId, version }, { accessToken });
      expect([code, msg.includes(order.code), msg.includes(elsewhere.code)]).toEqual([
        CODES.hasOpenOrders,
        true,
        false,
      ]);
    }
    await setOrderStatus(product, clinic.orgId, order, 'completed');
    const ended = await product.call(
      terminatePartner,
      { partnershipId, version },
      { accessToken: lab.accessToken },
    );
    expect(ended.code).toBe(CODES.ok);
  } finally {
    await product.close();
  }
});
