import { getPartnerInfo } from '@archway/contract/partner/calls';
import { expect, test } from 'vitest';
import { relayBatch } from '../../../platform/events/relay.ts';
import { silentLog } from '../../../platform/log/log.ts';
import { openSite } from '../../../testing/file-site.ts';
import { runWaitingJobs } from '../../../testing/jobs.ts';
import { becomePartners, makeSide } from '../../../testing/partners.ts';
import { COMPLETE_PROFILE } from '../../../testing/people.ts';
import { partnerSubscriptions } from '../partner.subscriptions.ts';
import { refreshCards } from './refresh-cards.ts';

const site = await openSite();

test.each(['clinic', 'lab'] as const)(
  'a code of a %s tells each side how to reach the other',
  async (kind) => {
    const giver = await makeSide(site, kind, 'Giver');
    const taker = await makeSide(site, kind === 'clinic' ? 'lab' : 'clinic', 'Taker');
    const { partnershipId } = await becomePartners(site, giver, taker);
    const publish = () => Promise.resolve();
    await relayBatch({ pool: site.queue, subscriptions: partnerSubscriptions, publish, log: silentLog });
    await runWaitingJobs(site, [refreshCards]);
    const { phone, representativeEmail: email } = COMPLETE_PROFILE;
    for (const { accessToken } of [giver, taker]) {
      const { data } = await site.call(getPartnerInfo, { partnershipId }, { accessToken });
      expect(data.organization).toMatchObject({ phone, email });
    }
  },
);
