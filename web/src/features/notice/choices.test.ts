import type { ReceiveConfig } from '@archway/contract/notice/model';
import { defaultChoices, noticeEventsOf } from '@archway/rules/notice-events';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { expect, test } from 'vitest';
import { changeOf, differencesOf, groupsOf, shareOf, withChanges, withDefaults } from './choices.ts';

const usual = (type: number): ReceiveConfig => ({
  messageReceivingType: 'stationLetter',
  events: noticeEventsOf(type).map((event) => ({ event, ...defaultChoices(event, 'stationLetter') })),
});
const CLINIC = usual(ORGANIZATION_TYPE.clinic);

test('groups without an event of this side are left out', () => {
  expect(groupsOf(CLINIC).map(({ group }) => group)).toEqual([
    'orders',
    'design',
    'messages',
    'partners',
    'exportsAndStorage',
    'security',
    'software',
  ]);
  expect(groupsOf(usual(ORGANIZATION_TYPE.dealer)).map(({ group }) => group)).toEqual([
    'security',
    'software',
  ]);
});

test('the heading of a group stands for all of its events', () => {
  const orders = groupsOf(CLINIC)[0]?.rows ?? [];
  expect([shareOf(orders, 'stationLetter'), shareOf(orders, 'email'), shareOf(orders, 'sms')]).toEqual([
    'all',
    'some',
    'none',
  ]);
  const chosen = groupsOf(withChanges(CLINIC, changeOf(orders, 'email', true)))[0]?.rows ?? [];
  expect(shareOf(chosen, 'email')).toBe('all');
  expect(chosen.map(({ sms }) => sms)).toEqual(orders.map(({ sms }) => sms));
});

test('what differs from the defaults undoes going back to them', () => {
  const changes = { newDevice: { email: false }, message: { stationLetter: false, email: true } };
  const chosen = withChanges(CLINIC, changes);
  expect(differencesOf(CLINIC)).toEqual({});
  expect(differencesOf(chosen)).toEqual(changes);
  expect(withDefaults(chosen)).toEqual(CLINIC);
  expect(withChanges(withDefaults(chosen), differencesOf(chosen))).toEqual(chosen);
});

test('what a change leaves out stays as it is', () => {
  expect(withChanges(CLINIC, { message: { email: undefined } })).toEqual(CLINIC);
});
