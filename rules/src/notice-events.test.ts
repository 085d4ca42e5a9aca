import { expect, test } from 'vitest';
import {
  ADVISED_MAILS,
  defaultChoices,
  groupOf,
  NOTICE_EVENTS,
  NOTICE_GROUPS,
  noticeEventsOf,
} from './notice-events.ts';
import { ORGANIZATION_TYPE } from './organization-types.ts';

test('a station letter comes of everything, a mail of what asks for action, nothing by SMS', () => {
  for (const event of NOTICE_EVENTS)
    expect(defaultChoices(event, 'stationLetter')).toMatchObject({ stationLetter: true, sms: false });
  expect(defaultChoices('orderSent', 'stationLetter').email).toBe(true);
  expect(defaultChoices('message', 'stationLetter').email).toBe(false);
});

test('the receiving type takes the place of the station letter and leaves mail alone', () => {
  expect(defaultChoices('orderSent', 'sms')).toEqual({ stationLetter: false, email: true, sms: true });
  expect(defaultChoices('message', 'sms')).toEqual({ stationLetter: false, email: false, sms: true });
});

test('what is advised is on', () => {
  for (const event of ADVISED_MAILS) expect(defaultChoices(event, 'stationLetter').email).toBe(true);
});

test('each side has what concerns it: of an order, what the other side does', () => {
  const clinic = noticeEventsOf(ORGANIZATION_TYPE.clinic);
  const lab = noticeEventsOf(ORGANIZATION_TYPE.lab);
  expect(clinic).toEqual(expect.arrayContaining(['orderAccepted', 'orderCanceled', 'designSubmitted']));
  expect(clinic).not.toContain('orderSent');
  expect(lab).toEqual(expect.arrayContaining(['orderSent', 'orderCanceled', 'designApproved']));
  expect(lab).not.toContain('orderAccepted');
  for (const type of [ORGANIZATION_TYPE.superAdmin, ORGANIZATION_TYPE.dealer, ORGANIZATION_TYPE.oem])
    expect(noticeEventsOf(type)).toEqual(['joinRequested', 'newDevice', 'softwareRelease']);
  expect(new Set([...clinic, ...lab])).toEqual(new Set(NOTICE_EVENTS));
});

test('events stand together with those of their group, in the order of the groups', () => {
  const groups = NOTICE_EVENTS.map(groupOf);
  expect(groups.filter((group, i) => group !== groups[i - 1])).toEqual([...NOTICE_GROUPS]);
});
