import { cancelOrder, completeOrder, rejectOrder, saveOrder, sendOrder } from '@archway/contract/order/calls';
import { remakeOrder } from '@archway/contract/order/dates';
import type { OrderDetail } from '@archway/contract/order/model';
import { beforeEach, expect, test } from 'vitest';
import { rowsAs } from '../../testing/as-tenant.ts';
import { settleCounters } from '../../testing/counters.ts';
import { openSite } from '../../testing/file-site.ts';
import { runJob } from '../../testing/jobs.ts';
import {
  accept,
  laterDay,
  makePair,
  makeSentOrder,
  open,
  readOrder,
  sendingOf,
  type Pair,
} from '../../testing/sent-orders.ts';
import type { TestSide } from '../../testing/partners.ts';
import { countEntry } from './jobs/count-entry.ts';
import { recount } from './jobs/recount.ts';

const site = await openSite();
let pair: Pair;
beforeEach(async () => {
  pair = await makePair(site);
});

const seen = ({ orderId, version }: OrderDetail) => ({ orderId, version });

const countersOf = ({ orgId }: TestSide) =>
  rowsAs(
    site.owner,
    orgId,
    `select sum(received)::int as received, sum(remakes)::int as remakes, sum(accepted)::int as accepted,
       sum(rejected)::int as rejected, sum(canceled)::int as canceled, sum(completed)::int as completed,
       sum(answers)::int as answers, sum(answer_seconds)::int as seconds
     from counter_day where org_id = app_org()`,
  );
const daysOf = ({ orgId }: TestSide) =>
  rowsAs(
    site.owner,
    orgId,
    `select partner, member, day, received, remakes, accepted, rejected, canceled, completed, answers, answer_seconds
     from counter_day where org_id = app_org() order by day, partner, member`,
  );
const entriesOf = ({ orgId }: TestSide) =>
  rowsAs<{ id: string }>(site.owner, orgId, 'select id from order_history where counterpart = app_org()');

/** One order that is completed and made once more, one rejected, one taken back. */
async function work(): Promise<void> {
  const { clinic, lab } = pair;
  const done = (await accept(site, lab, await makeSentOrder(site, pair))).data;
  const completed = (await site.call(completeOrder, seen(done), clinic)).data;
  const remake = await site.call(
    remakeOrder,
    { ...seen(completed), cause: 'fit', reasonText: 'Rocks' },
    clinic,
  );
  const { orderId, own, caseId } = remake.data;
  const planned = await site.call(
    saveOrder,
    { orderId, caseId: caseId!, planVersion: own!.planVersion, ...own!.plan, requestedOn: laterDay() },
    clinic,
  );
  await site.call(sendOrder, sendingOf(planned.data), clinic);
  const refused = await makeSentOrder(site, pair);
  await site.call(rejectOrder, { ...seen(refused), reason: 'bite', reasonText: '' }, lab);
  await site.call(cancelOrder, seen(await makeSentOrder(site, pair)), clinic);
}

test('what happens is counted on both sides, by day and by who did it', async () => {
  await work();
  await settleCounters(site);
  const counted = { accepted: 1, rejected: 1, canceled: 1, completed: 1, answers: 2 };
  for (const side of [pair.clinic, pair.lab]) expect(await countersOf(side)).toMatchObject([counted]);
  const ofLab = await daysOf(pair.lab);
  expect(ofLab).toHaveLength(2);
  expect(ofLab).toContainEqual(
    expect.objectContaining({
      partner: pair.clinic.orgId,
      member: pair.lab.administrator.userCode,
      accepted: 1,
      rejected: 1,
      received: 0,
    }),
  );
});

test('an event that comes twice counts once', async () => {
  await work();
  await settleCounters(site);
  const before = await daysOf(pair.lab);
  for (const { id } of await entriesOf(pair.lab))
    await runJob(site, countEntry, { orgId: pair.lab.orgId, input: { entryId: id } });
  expect(await daysOf(pair.lab)).toEqual(before);
});

test('a recount says what the events have summed up, and changes nothing', async () => {
  await work();
  await settleCounters(site);
  for (const side of [pair.clinic, pair.lab]) {
    const summed = await daysOf(side);
    await rowsAs(site.owner, side.orgId, 'delete from counter_day where org_id = app_org()');
    await runJob(site, recount, { orgId: side.orgId, input: {} });
    expect(await daysOf(side)).toEqual(summed);
    await runJob(site, recount, { orgId: side.orgId, input: {} });
    expect(await daysOf(side)).toEqual(summed);
  }
});

test('a recount mends what is wrong, and an event that comes after it does not count once more', async () => {
  await work();
  const { lab } = pair;
  // Before any event was counted.
  await runJob(site, recount, { orgId: lab.orgId, input: {} });
  const recounted = await daysOf(lab);
  await settleCounters(site);
  expect(await daysOf(lab)).toEqual(recounted);
  await rowsAs(
    site.owner,
    lab.orgId,
    'update counter_day set completed = 9, received = received + 1 where org_id = app_org()',
  );
  await rowsAs(
    site.owner,
    lab.orgId,
    `insert into counter_day (org_id, partner, day, accepted) values (app_org(), gen_random_uuid(), current_date, 4)`,
  );
  await runJob(site, recount, { orgId: lab.orgId, input: {} });
  expect(await daysOf(lab)).toEqual(recounted);
});

test('an order is received once, however often it is sent again, and the answer is timed from the last sending', async () => {
  const { clinic, lab } = pair;
  const sent = await makeSentOrder(site, pair);
  await site.call(rejectOrder, { ...seen(sent), reason: 'bite', reasonText: '' }, lab);
  await open(site, clinic, sent.orderId);
  const again = await site.call(sendOrder, sendingOf(await readOrder(site, clinic, sent.orderId)), clinic);
  await rowsAs(
    site.owner,
    clinic.orgId,
    `update order_history set at = at - interval '1 hour'
     where org_id = app_org() and order_id = $1 and version < $2`,
    [sent.orderId, again.data.version],
  );
  await rowsAs(
    site.owner,
    clinic.orgId,
    `update order_history set at = at - interval '10 minutes'
     where org_id = app_org() and order_id = $1 and version = $2`,
    [sent.orderId, again.data.version],
  );
  await accept(site, lab, again.data);
  await settleCounters(site);
  const [counted] = await countersOf(lab);
  expect(counted).toMatchObject({ received: 1, rejected: 1, accepted: 1, answers: 2, remakes: 0 });
  expect((counted as { seconds: number }).seconds).toBeGreaterThanOrEqual(600);
  expect((counted as { seconds: number }).seconds).toBeLessThan(1_200);
});

test('a remake counts as one when it is sent', async () => {
  await work();
  await settleCounters(site);
  expect(await countersOf(pair.lab)).toMatchObject([{ received: 4, remakes: 1 }]);
});
