import { expect, test } from 'vitest';
import { findMarkedWrongly, readSources } from './spec-reach.ts';

const sources = readSources();
const without = (pattern: RegExp, text: string, by: string) =>
  new Map(
    [...sources].map(([file, source]) => [file, pattern.test(file) ? source.replaceAll(text, by) : source]),
  );

test('what is built can be reached, and what can be reached is built', () => {
  expect(findMarkedWrongly(sources)).toEqual([]);
});

test('a call that no page asks for is noticed', () => {
  expect(findMarkedWrongly(without(/^web\//, 'closeAccount', 'other'))).toEqual([
    'call company/close_account: no page asks for it',
  ]);
});

test('a code that no call answers is noticed, and one that is marked owed and answered', () => {
  expect(findMarkedWrongly(without(/^(server|contract)\//, 'resourceIsBeingPrepared', 'other'))).toEqual([
    'code resourceIsBeingPrepared: marked built, and no call answers it',
  ]);
  expect(
    findMarkedWrongly(new Map([...sources, ['server/src/features/x.ts', `fail('reportLinkExpired')`]])),
  ).toEqual(['code reportLinkExpired: marked owed, and a call answers it']);
});

test('a constant that nothing uses is noticed', () => {
  expect(findMarkedWrongly(without(/./, 'MESSAGE_NOTIFICATION_MS', 'OTHER'))).toEqual([
    'value MESSAGE_NOTIFICATION_MS: marked built, and nothing uses it',
  ]);
});
