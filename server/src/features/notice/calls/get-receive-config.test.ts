import { update } from '@archway/contract/account/calls';
import { CODES } from '@archway/contract/codes';
import { getReceiveConfig, saveReceiveConfig } from '@archway/contract/notice/calls';
import { defaultChoices, noticeEventsOf } from '@archway/rules/notice-events';
import { ORGANIZATION_TYPE, type OrganizationType } from '@archway/rules/organization-types';
import { expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { openSite } from '../../../testing/file-site.ts';
import { makeOrganization, signIn } from '../../../testing/people.ts';

const site = await openSite();

const read = (accessToken: string) => site.call(getReceiveConfig, {}, { accessToken });

test.each(Object.entries(ORGANIZATION_TYPE))(
  'whoever has chosen nothing is told as is usual, of what concerns a %s',
  async (_name, type: OrganizationType) => {
    const [person] = (await makeOrganization(site, type)).people;
    const { code, data } = await read(await signIn(site, person));
    expect(code).toBe(CODES.ok);
    expect(data).toEqual({
      messageReceivingType: 'stationLetter',
      events: noticeEventsOf(type).map((event) => ({ event, ...defaultChoices(event, 'stationLetter') })),
    });
  },
);

test('another receiving type moves what was not set singly, and nothing else', async () => {
  const [person] = (await makeOrganization(site)).people;
  const accessToken = await signIn(site, person);
  const changes = { orderAccepted: { stationLetter: false, email: true } };
  await site.call(saveReceiveConfig, { changes }, { accessToken });
  await site.call(update, { messageReceivingType: 'sms' }, { accessToken });
  const { data } = await read(accessToken);
  expect(data.messageReceivingType).toBe('sms');
  expect(data.events).toContainEqual({
    event: 'orderRejected',
    stationLetter: false,
    email: true,
    sms: true,
  });
  await site.call(update, { messageReceivingType: 'stationLetter' }, { accessToken });
  expect((await read(accessToken)).data.events).toContainEqual({
    event: 'orderAccepted',
    stationLetter: false,
    email: true,
    sms: false,
  });
});

test('a choice about an event that this release does not know is left alone', async () => {
  const { orgId, people } = await makeOrganization(site);
  const accessToken = await signIn(site, people[0]);
  await rowsAs(
    site.owner,
    orgId,
    `insert into notice_choice (org_id, user_code, event, channel, wanted) values ($1, $2, 'gone', 'sms', true)`,
    [orgId, people[0].userCode],
  );
  const { code, data } = await read(accessToken);
  expect([code, data.events.length]).toEqual([CODES.ok, noticeEventsOf(ORGANIZATION_TYPE.clinic).length]);
});
