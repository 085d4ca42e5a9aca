import { update } from '@archway/contract/account/calls';
import { defineCall } from '@archway/contract/core/call';
import { saveReceiveConfig } from '@archway/contract/notice/calls';
import { NOTICE_CHANNELS, NOTICE_EVENTS } from '@archway/rules/notice-events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { implement } from '../../platform/rpc/implement.ts';
import { makeOrganization, signIn } from '../../testing/people.ts';
import { openTestSite, productWith, type TestSite } from '../../testing/site.ts';
import { wantsNotice } from './public.ts';

/** Asks as a sender does. */
const ask = defineCall({
  path: 'test/wantsNotice',
  method: 'POST',
  access: 'session',
  summary: 'Whether the caller wants to be told.',
  input: z.strictObject({ event: z.enum(NOTICE_EVENTS), channel: z.enum(NOTICE_CHANNELS) }),
  output: z.boolean(),
});

let site: TestSite;
beforeAll(async () => {
  const asked = implement(ask, ({ caller, tx, input }) =>
    wantsNotice(tx, caller, input.event, input.channel),
  );
  site = await openTestSite(productWith({ name: 'test', calls: [asked] }));
});
afterAll(() => site.close());

test('a sender learns what was chosen, and the default of the rest', async () => {
  const [person, colleague] = (await makeOrganization(site)).people;
  const [accessToken, theirs] = [await signIn(site, person), await signIn(site, colleague)];
  const changes = { newDevice: { email: false }, message: { email: true } };
  await site.call(saveReceiveConfig, { changes }, { accessToken });
  const wants = async (
    event: (typeof NOTICE_EVENTS)[number],
    channel: (typeof NOTICE_CHANNELS)[number],
    token = accessToken,
  ) => (await site.call(ask, { event, channel }, { accessToken: token })).data;
  expect(await wants('newDevice', 'email')).toBe(false);
  expect(await wants('message', 'email')).toBe(true);
  expect(await wants('message', 'stationLetter')).toBe(true);
  expect(await wants('message', 'sms')).toBe(false);
  expect(await wants('newDevice', 'email', theirs)).toBe(true);
  await site.call(update, { messageReceivingType: 'sms' }, { accessToken });
  expect(await wants('message', 'sms')).toBe(true);
  expect(await wants('message', 'stationLetter')).toBe(false);
});
