import { OrderCard } from '@archway/contract/order/model';
import { plusDays, todayIn } from '@archway/rules/date-presets';
import {
  awaitedFrom,
  PARCEL_ASKED_AFTER,
  PARCEL_ASKED_AT,
  PARCEL_RECEIVED_AFTER,
} from '@archway/rules/order/shipping';
import { momentOf } from '@archway/rules/time-of-day';
import { z } from 'zod';
import { enqueueLater } from '../../../platform/jobs/enqueue.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { asClinic } from '../as-organization.ts';
import { findOrder, readNow } from '../order.repository.ts';
import { askAboutParcel } from './ask-about-parcel.ts';
import { receiveParcel } from './receive-parcel.ts';

/** A job of the clinic, when a parcel is announced or corrected: says when it is asked about, and when it counts as received. */
export const watchParcel = defineJob({
  name: 'order.watchParcel',
  input: z.object({ orderId: z.uuid() }),
  async run({ orgId, input: { orderId }, inTenant }) {
    await inTenant(async (tx) => {
      const clinic = asClinic(orgId);
      const order = await findOrder(tx, clinic, orderId);
      if (order?.status !== 'shipped' || order.arrives_on === null) return;
      const arrivesOn = order.arrives_on;
      const { timeZone } = OrderCard.parse(order.home_card);
      const now = await readNow(tx);
      const clock = timeZone || 'UTC';
      const from = awaitedFrom(arrivesOn, todayIn(clock, order.shipped_at ?? now));
      const secondsTo = (days: number): number =>
        Math.ceil((momentOf(plusDays(from, days), PARCEL_ASKED_AT, clock).getTime() - now.getTime()) / 1_000);
      for (const days of PARCEL_ASKED_AFTER) {
        const seconds = secondsTo(days);
        // A correction asks nobody again about a day that is over.
        if (seconds > 0)
          await enqueueLater(tx, orgId, askAboutParcel, {
            input: { orderId, arrivesOn, days },
            // Of a corrected day it is another job: the one for the old day finds that it is the wrong one.
            key: `${orderId}:${arrivesOn}:${days}`,
            seconds,
          });
      }
      await enqueueLater(tx, orgId, receiveParcel, {
        input: { orderId, arrivesOn },
        key: `${orderId}:${arrivesOn}`,
        seconds: Math.max(0, secondsTo(PARCEL_RECEIVED_AFTER)),
      });
    });
  },
});
