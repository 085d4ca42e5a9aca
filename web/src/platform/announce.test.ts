import { afterEach, expect, test } from 'vitest';
import { announce, onAnnouncement } from './announce.ts';
import { CallFailure } from './call-failure.ts';

const heard: string[] = [];
const stop = onAnnouncement((message) => heard.push(message));
let now = 0;
afterEach(() => {
  heard.length = 0;
  now += 10_000;
});

test('one a second, the others are dropped', () => {
  announce(new CallFailure('conflict', 'first'), now);
  announce(new CallFailure('conflict', 'second'), now + 999);
  announce(new CallFailure('conflict', 'third'), now + 1_000);
  expect(heard).toEqual(['first', 'third']);
});

test.each(['sessionUnknown', 'resetPasswordNeedVerify', 'resourceIsBeingPrepared', 'uploading', 'calculating'] as const)(
  '%s is silenced',
  (failure) => {
    announce(new CallFailure(failure, 'not this'), now);
    expect(heard).toEqual([]);
  },
);

test('what is shown in its place is not said again, and does not use up the second', () => {
  announce(new CallFailure('noPerm', 'not this'), now);
  announce(new CallFailure('internal', 'this'), now);
  expect(heard).toEqual(['this']);
  stop();
});
