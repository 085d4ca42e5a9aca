import { update } from '@archway/contract/account/calls';
import { listSysMsg } from '@archway/contract/letter/calls';
import { saveReceiveConfig } from '@archway/contract/notice/calls';
import {
  acceptPartner,
  applyPartner,
  cancelPartner,
  listPartners,
  rejectPartner,
  terminatePartner,
} from '@archway/contract/partner/calls';
import { NOTICE_CHANNELS, type NoticeChannel } from '@archway/rules/notice-events';
import { beforeEach, describe, expect, test } from 'vitest';
import { relayBatch } from '../../../platform/events/relay.ts';
import { silentLog } from '../../../platform/log/log.ts';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { openSite } from '../../../testing/file-site.ts';
import { runJob, runWaitingJobs } from '../../../testing/jobs.ts';
import { becomePartners, makeSide, type TestSide } from '../../../testing/partners.ts';
import { changeMember } from '../../../testing/people.ts';
import { partnerSubscriptions as subscriptions } from '../partner.subscriptions.ts';
import { tellAdministrators } from './tell-administrators.ts';

const site = await openSite();
let clinic: TestSide;
let lab: TestSide;
beforeEach(async () => {
  clinic = await makeSide(site, 'clinic', 'Harbour Street Dental');
  lab = await makeSide(site, 'lab', 'Kestrel Dental Lab');
});

const PHONE = '+44 20 7946 0123';

const newest = async (side: TestSide) =>
  (await site.call(listPartners, {}, { accessToken: side.accessToken })).data.list[0]!;
const apply = (from: TestSide, to: TestSide) =>
  site.call(applyPartner, { companyCode: to.orgId }, { accessToken: from.accessToken });
async function act(
  side: TestSide,
  call: typeof acceptPartner | typeof rejectPartner | typeof terminatePartner,
) {
  const { partnershipId, version } = await newest(side);
  await site.call(call, { partnershipId, version }, { accessToken: side.accessToken });
}

/** What each event takes before it, and what causes it. The lab acts, and the clinic is told. */
const EVENTS = {
  partnerApplied: { before: async () => {}, cause: () => apply(lab, clinic) },
  partnerAccepted: { before: () => apply(clinic, lab), cause: () => act(lab, acceptPartner) },
  partnerRejected: { before: () => apply(clinic, lab), cause: () => act(lab, rejectPartner) },
  partnerEnded: { before: () => becomePartners(site, clinic, lab), cause: () => act(lab, terminatePartner) },
} as const;
type PartnerEvent = keyof typeof EVENTS;
const NAMES = Object.keys(EVENTS) as PartnerEvent[];

/** The jobs that the events in the outbox cause, run here; deliveries stay in the queue. */
async function settle(): Promise<void> {
  while (
    (await relayBatch({ pool: site.queue, subscriptions, publish: async () => {}, log: silentLog })) > 0
  );
  await runWaitingJobs(site, [tellAdministrators]);
}

const choose = (side: TestSide, event: PartnerEvent, wanted: readonly NoticeChannel[]) =>
  site.call(
    saveReceiveConfig,
    {
      changes: {
        [event]: Object.fromEntries(NOTICE_CHANNELS.map((channel) => [channel, wanted.includes(channel)])),
      },
    },
    { accessToken: side.accessToken },
  );

/** How often a side's administrator was told of an event, by each channel. */
async function told({ orgId, administrator, accessToken }: TestSide, event: PartnerEvent) {
  const letters = (await site.call(listSysMsg, {}, { accessToken })).data.list;
  const mails = await rowsAs(
    site.owner,
    orgId,
    'select from mail where org_id = app_org() and template = $1 and recipient = $2',
    [event, administrator.email],
  );
  const texts = await rowsAs(
    site.owner,
    orgId,
    'select from text_message where org_id = app_org() and template = $1 and recipient = $2',
    [event, PHONE],
  );
  return {
    stationLetter: letters.filter((letter) => letter.event === event).length,
    email: mails.length,
    sms: texts.length,
  };
}

const NOTHING = { stationLetter: 0, email: 0, sms: 0 };

describe.each(NAMES)('%s', (event) => {
  beforeEach(async () => {
    await changeMember(site, clinic.administrator, `phone = '${PHONE}'`);
    await EVENTS[event].before();
    await settle();
  });

  test.each(NOTICE_CHANNELS)('arrives once by %s, and by no channel that is off', async (channel) => {
    await choose(clinic, event, [channel]);
    await EVENTS[event].cause();
    await settle();
    expect(await told(clinic, event)).toEqual({ ...NOTHING, [channel]: 1 });
    // Whoever acted knows.
    expect(await told(lab, event)).toEqual(NOTHING);
  });

  test('arrives not at all when every channel is off', async () => {
    await choose(clinic, event, []);
    await EVENTS[event].cause();
    await settle();
    expect(await told(clinic, event)).toEqual(NOTHING);
  });

  test('arrives once by all channels, though the job runs twice and twice at a time', async () => {
    await choose(clinic, event, NOTICE_CHANNELS);
    await EVENTS[event].cause();
    await relayBatch({ pool: site.queue, subscriptions, publish: async () => {}, log: silentLog });
    const { rows } = await site.queue.query<{ input: unknown }>(
      `select payload->'input' as input from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = $1 and payload->>'orgId' = $2`,
      [tellAdministrators.name, clinic.orgId],
    );
    expect(rows).toHaveLength(1);
    const again = () => runJob(site, tellAdministrators, { orgId: clinic.orgId, input: rows[0]?.input });
    await Promise.all([again(), again()]);
    await again();
    await settle();
    expect(await told(clinic, event)).toEqual({ stationLetter: 1, email: 1, sms: 1 });
  });
});

test('a letter names the other organization and leads to the partners', async () => {
  await apply(lab, clinic);
  await settle();
  const { data } = await site.call(listSysMsg, {}, { accessToken: clinic.accessToken });
  expect(data.list).toMatchObject([
    { type: 1, event: 'partnerApplied', params: { organization: 'Kestrel Dental Lab' }, path: '/partner' },
  ]);
});

test('nothing chosen: a letter always, a mail where an answer is needed, no text message', async () => {
  await changeMember(site, clinic.administrator, `phone = '${PHONE}'`);
  await apply(lab, clinic);
  await settle();
  expect(await told(clinic, 'partnerApplied')).toEqual({ stationLetter: 1, email: 1, sms: 0 });
  await act(clinic, rejectPartner);
  await settle();
  expect(await told(lab, 'partnerRejected')).toEqual({ stationLetter: 1, email: 0, sms: 0 });
});

test('whoever chose text messages gets those instead of letters; without a number, none', async () => {
  await site.call(update, { messageReceivingType: 'sms' }, { accessToken: clinic.accessToken });
  await apply(lab, clinic);
  await settle();
  expect(await told(clinic, 'partnerApplied')).toEqual({ stationLetter: 0, email: 1, sms: 0 });
  await changeMember(site, clinic.administrator, `phone = '${PHONE}'`);
  await act(clinic, rejectPartner);
  await apply(lab, clinic);
  await settle();
  expect(await told(clinic, 'partnerApplied')).toEqual({ stationLetter: 0, email: 2, sms: 1 });
});

test('an administrator who has not confirmed the address yet has the letter alone', async () => {
  await choose(clinic, 'partnerApplied', NOTICE_CHANNELS);
  await changeMember(site, clinic.administrator, `phone = '${PHONE}', activation = 0`);
  await apply(lab, clinic);
  await settle();
  await changeMember(site, clinic.administrator, 'activation = 1');
  expect(await told(clinic, 'partnerApplied')).toEqual({ stationLetter: 1, email: 0, sms: 0 });
});

test('whoever gave a code is told of a partner, not of a request', async () => {
  await becomePartners(site, clinic, lab);
  await settle();
  expect(await told(clinic, 'partnerApplied')).toEqual(NOTHING);
  expect((await told(clinic, 'partnerAccepted')).stationLetter).toBe(1);
});

test('of a request taken back nobody is told', async () => {
  await apply(lab, clinic);
  const { partnershipId, version } = await newest(lab);
  await site.call(cancelPartner, { partnershipId, version }, { accessToken: lab.accessToken });
  await settle();
  const { data } = await site.call(listSysMsg, {}, { accessToken: clinic.accessToken });
  expect(data.list.map(({ event }) => event)).toEqual(['partnerApplied']);
});
