import { expect, test } from 'vitest';
import { findMarkedWrongly } from './spec-reach.ts';
import { wrongBehaviors, wrongNamings, wrongRoutes, wrongStorageKeys } from './spec-reach/evidence.ts';
import { wrongAppConfig, wrongFields, wrongPreferences } from './spec-reach/models.ts';
import { readSources } from './spec-reach/sources.ts';

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

test('a code that no page of ours hears is noticed', () => {
  expect(findMarkedWrongly(without(/^web\//, 'SERVICE_UNAVAILABLE', 'OTHER'))).toEqual([
    'code forcedLogout: marked built, and no call answers it',
  ]);
});

test('a message that is written another way is noticed', () => {
  expect(findMarkedWrongly(without(/^locales\/en\//, 'Incorrect Format', 'Wrong format'))).toEqual([
    'message Incorrect Format: not in the English texts',
  ]);
});

test('a route that is marked as it is not is noticed, and one of another theme', () => {
  expect(
    wrongRoutes(sources, [
      { path: '/nowhere', access: 'public', state: 'built' },
      { path: '/login', access: 'public', state: 'owed' },
      { path: '/login-jump-page/:id', access: 'public', state: 'built' },
      { path: '/404', access: 'public', theme: 'light', state: 'built' },
    ]),
  ).toEqual([
    'route /nowhere: marked built, and no screen has it',
    'route /login: marked owed, and a screen has it',
    'route /login-jump-page/:id: its theme is light',
    'route /404: its theme is the chosen one',
  ]);
});

test('a field that its model does not have is noticed', () => {
  const field = (path: string) =>
    ({ entity: 'user', field: path, at: ['account/model', path], state: 'built' }) as const;
  expect(
    wrongFields([field('UserInfo.email'), field('UserInfo.shoeSize'), field('UserInfo.role.code.length')]),
  ).toEqual([
    'field user UserInfo.shoeSize: account/model has no UserInfo.shoeSize',
    'field user UserInfo.role.code.length: account/model has no UserInfo.role.code.length',
  ]);
});

test('a storage key that nothing uses is noticed, and one that is marked owed and used', () => {
  expect(
    wrongStorageKeys(sources, [
      { name: 'whats-new version', key: 'whatsNew', state: 'built' },
      { name: 'theme', key: 'theme', state: 'owed' },
    ]),
  ).toEqual([
    'storage key whats-new version: marked built, and nothing uses whatsNew',
    'storage key theme: marked owed, and something uses theme',
  ]);
});

test('another default of a preference is noticed, and one that nothing goes by', () => {
  expect(
    wrongPreferences(sources, [
      { name: 'dentistSignature', value: 2, state: 'built' },
      { name: 'exportFileTypes', value: ['stl', 'ply', 'pdf'], state: 'built' },
    ]),
  ).toEqual([
    'preference dentistSignature: the default is 1',
    'preference exportFileTypes: marked built, and nothing goes by it',
  ]);
});

test('a field that the app config does not have is noticed', () => {
  expect(
    wrongAppConfig(sources, [
      { name: 'themeCfgJson.defaultTheme', state: 'built' },
      { name: 'themeCfgJson.color', state: 'built' },
    ]),
  ).toEqual(['app config themeCfgJson.color: marked built, and no page uses it']);
});

test('a behavior without its test is noticed', () => {
  const behavior = (number: number, file: string, title: string) =>
    ({ number, text: '', test: [file, title], state: 'built' }) as const;
  const GUARD = 'web/src/app/navigation/guard.test.ts';
  expect(
    wrongBehaviors([
      behavior(1, GUARD, 'unknown paths go to /404'),
      behavior(2, GUARD, 'unknown paths go home'),
      behavior(3, 'web/src/nothing.test.ts', 'unknown paths go to /404'),
    ]),
  ).toEqual([
    `behavior 2: ${GUARD} has no test "unknown paths go home"`,
    'behavior 3: there is no test file web/src/nothing.test.ts',
  ]);
});

test('a second name that is not there is noticed', () => {
  expect(
    wrongNamings(sources, [
      {
        names: ['customList', 'Guests'],
        in: 'locales/en/shell.json',
        words: ['"customList"', '"Guests"'],
        state: 'built',
      },
    ]),
  ).toEqual(['naming customList, Guests: locales/en/shell.json has no "Guests"']);
});
