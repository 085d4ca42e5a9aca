import type { Member } from '@archway/contract/member/model';
import { expect, test } from 'vitest';
import { CallFailure } from '../../platform/call/call-failure.ts';
import { allAtOnce, oneByOne } from './carry-out.ts';

const OTHERWISE = 'Something went wrong';
const [nina, omar, poppy] = ['nina', 'omar', 'poppy'].map(
  (userCode) => ({ userCode, displayName: userCode }) as Member,
) as [Member, Member, Member];

test('each is answered by itself, and one that fails stops nobody', async () => {
  const asked: string[] = [];
  const outcome = await oneByOne(
    [nina, omar, poppy],
    async (userCode) => {
      asked.push(userCode);
      if (userCode === 'omar') throw new CallFailure('lastAdministrator', 'The last one.');
    },
    OTHERWISE,
  );
  expect(asked).toEqual(['nina', 'omar', 'poppy']);
  expect(outcome).toEqual({ done: [nina, poppy], failed: [{ member: omar, message: 'The last one.' }] });
});

test('given up at the password, the rest is not tried and nothing has failed', async () => {
  const outcome = await oneByOne(
    [nina, omar],
    async () => {
      throw new CallFailure('resetPasswordNeedVerify', 'Confirm.');
    },
    OTHERWISE,
  );
  expect(outcome).toEqual({ done: [], failed: [] });
});

test('one call for all is taken apart; whoever is not answered for has failed', async () => {
  const list = [
    { id: 'nina', code: 200, msg: 'ok' },
    { id: 'omar', code: 20_107, msg: 'The last one.' },
  ];
  expect(await allAtOnce([nina, omar, poppy], async () => ({ list }), OTHERWISE)).toEqual({
    done: [nina],
    failed: [
      { member: omar, message: 'The last one.' },
      { member: poppy, message: OTHERWISE },
    ],
  });
});

test('one call that fails has failed for all', async () => {
  const fails = async () => {
    throw new CallFailure('unavailable', 'Busy.');
  };
  const { done, failed } = await allAtOnce([nina, omar], fails, OTHERWISE);
  expect(done).toEqual([]);
  expect(failed.map(({ message }) => message)).toEqual(['Busy.', 'Busy.']);
});
