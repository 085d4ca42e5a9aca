import { CODES } from '@archway/contract/codes';
import { expect, test } from 'vitest';
import { onceReady } from './preparation.ts';

const answer = (code: number) => ({ code, msg: '', data: null });

test('what is being prepared is asked for every three seconds until it is there', async () => {
  const codes = [CODES.resourceIsBeingPrepared, CODES.resourceIsBeingPrepared, CODES.ok];
  const pauses: number[] = [];
  const last = await onceReady(
    async () => answer(codes.shift() ?? 0),
    undefined,
    async (ms) => void pauses.push(ms),
  );
  expect([last.code, pauses]).toEqual([CODES.ok, [3_000, 3_000]]);
});

test('and given up after two minutes', async () => {
  let asked = 0;
  const last = await onceReady(
    async () => {
      asked += 1;
      return answer(CODES.resourceIsBeingPrepared);
    },
    undefined,
    async () => {},
  );
  expect([last.code, asked]).toEqual([CODES.resourceIsBeingPrepared, 41]);
});
