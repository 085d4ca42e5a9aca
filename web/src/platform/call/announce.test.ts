import { afterEach, expect, test } from 'vitest';
import { announce, onAnnouncement } from './announce.ts';
import { CallFailure } from './call-failure.ts';

const heard: string[] = [];
onAnnouncement((message) => heard.push(message));
afterEach(() => void (heard.length = 0));

test.each([
  'sessionUnknown',
  'resetPasswordNeedVerify',
  'resourceIsBeingPrepared',
  'uploading',
  'calculating',
] as const)('%s is silenced', (failure) => {
  announce(new CallFailure(failure, 'not this'));
  expect(heard).toEqual([]);
});

test('what is shown in its place is not said again; all else is, in the server’s words', () => {
  announce(new CallFailure('noPerm', 'not this'));
  announce(new CallFailure('conflict', 'this'));
  expect(heard).toEqual(['this']);
});

test('a change that may not be made says so', () => {
  announce(new CallFailure('noPerm', 'this'), { isChange: true });
  expect(heard).toEqual(['this']);
});
