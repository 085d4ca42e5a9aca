import { CODES } from '@archway/contract/codes';
import { closeAccount } from '@archway/contract/organization/calls';
import { listPartners, terminatePartner } from '@archway/contract/partner/calls';
import { PARTNERSHIP_STATUS } from '@archway/rules/partner/statuses';
import { expect, test } from 'vitest';
import type { Feature } from '../../../platform/feature.ts';
import type { Implementation } from '../../../platform/rpc/implement.ts';
import { openSite } from '../../../testing/file-site.ts';
import { becomePartners, makeSide } from '../../../testing/partners.ts';
import { productInstead } from '../../../testing/site.ts';
import { organizationFeature } from '../../organization/index.ts';
import { closeAccountUnless } from '../../organization/calls/close-account.ts';
import { partnerFeature } from '../index.ts';
import { terminateUnless } from './terminate.ts';

const openOrders = () => Promise.resolve(['O-261118-7KQ4M', 'O-261118-9XT2H']);
/** The feature with this call in place of its own. */
const withCall = (feature: Feature, call: Implementation): Feature => ({
  ...feature,
  calls: (feature.calls ?? []).map((one) => (one.call.path === call.call.path ? call : one)),
});

/** The product, with open orders of every pair. */
const site = await openSite(
  productInstead(
    withCall(partnerFeature, terminateUnless(openOrders)),
    withCall(organizationFeature, closeAccountUnless(openOrders)),
  ),
);

test('what has open orders does not end, and says which', async () => {
  const clinic = await makeSide(site, 'clinic', 'Harbour Street Dental');
  const lab = await makeSide(site, 'lab', 'Kestrel Dental Lab');
  const { partnershipId, version } = await becomePartners(site, clinic, lab);
  for (const { accessToken } of [clinic, lab]) {
    const refusals = [
      await site.call(terminatePartner, { partnershipId, version }, { accessToken }),
      await site.call(closeAccount, {}, { accessToken }),
    ];
    for (const { code, msg } of refusals) {
      expect(code).toBe(CODES.hasOpenOrders);
      expect(msg).toContain('O-261118-7KQ4M, O-261118-9XT2H');
    }
    const { data } = await site.call(listPartners, {}, { accessToken });
    expect(data.list.map(({ status }) => status)).toEqual([PARTNERSHIP_STATUS.accepted]);
  }
});
