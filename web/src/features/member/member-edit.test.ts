import type { Member } from '@archway/contract/member/model';
import { expect, test } from 'vitest';
import { changesOf } from './member-edit.ts';

const MEMBER: Member = {
  userCode: '00000000-0000-7000-9000-000000000202',
  loginAccount: 'nina.ford',
  displayName: 'Nina Ford',
  email: 'nina.ford@x.example',
  phone: '',
  gender: null,
  status: 1,
  role: {
    roleId: '00000000-0000-7000-a000-000000000001',
    code: 'assistant',
    name: 'assistant',
    isAdministrator: false,
  },
  canManage: true,
  createdAt: '2026-11-15T09:00:00.000Z',
  updatedAt: '2026-11-15T09:00:00.000Z',
};

test('only what differs is saved', () => {
  expect(changesOf(MEMBER, { displayName: ' Nina Ford-Said ', phone: '', gender: 2 })).toEqual({
    displayName: 'Nina Ford-Said',
    gender: 2,
  });
  expect(changesOf({ ...MEMBER, phone: '1' }, { phone: '' })).toEqual({ phone: '' });
});

test('nothing, or something wrong, is not saved', () => {
  expect(changesOf(MEMBER, {})).toBeNull();
  expect(changesOf(MEMBER, { displayName: 'Nina Ford', roleId: MEMBER.role.roleId })).toBeNull();
  expect(changesOf(MEMBER, { displayName: '  ', phone: '1' })).toBeNull();
  expect(changesOf(MEMBER, { phone: '1'.repeat(65) })).toBeNull();
});
