import type { Member } from '@archway/contract/member/model';
import { ACTIVATION } from '@archway/rules/organization-types';
import { expect, test } from 'vitest';
import { canDo, MEMBER_ACTIONS } from './member-actions.ts';

const fitting = (status: number, canManage = true) =>
  MEMBER_ACTIONS.filter((action) => canDo(action, { status, canManage } as Member));

test('what can be done with somebody depends on their state', () => {
  expect(fitting(ACTIVATION.notActivated)).toEqual([
    'resendInvitation',
    'disable',
    'resetPassword',
    'delete',
  ]);
  expect(fitting(ACTIVATION.activated)).toEqual(['disable', 'resetPassword', 'delete']);
  expect(fitting(ACTIVATION.disabled)).toEqual(['enable', 'delete']);
});

test('nothing can be done with somebody whose role reaches further', () => {
  for (const status of Object.values(ACTIVATION)) expect(fitting(status, false)).toEqual([]);
});
