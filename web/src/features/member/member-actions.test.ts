import type { Member } from '@archway/contract/member/model';
import { ACTIVATION } from '@archway/rules/organization-types';
import { expect, test } from 'vitest';
import { ACTION_SPECS, MEMBER_ACTIONS } from './member-actions.ts';

const fitting = (status: number) =>
  MEMBER_ACTIONS.filter((action) => ACTION_SPECS[action].fits({ status } as Member));

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
