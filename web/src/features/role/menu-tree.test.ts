import { describe, expect, test } from 'vitest';
import { entriesOf, idsOf, pathTo, rowsOf, tick, tickStateOf } from './menu-tree.ts';
import { MENU } from './role.fixtures.ts';

const ALL = idsOf(MENU);
const held = (...ids: string[]) => new Set(ids);
const sorted = (ids: ReadonlySet<string>) => [...ids].toSorted();
const entry = (id: string) => entriesOf(MENU).find((one) => one.id === id) ?? MENU[0]!;

test('each screen is a row with its buttons, deeper ones below their heading', () => {
  expect(rowsOf(MENU).map(({ screen, buttons, depth }) => [screen.id, buttons.length, depth])).toEqual([
    ['dashboard', 0, 0],
    ['account', 0, 0],
    ['users', 2, 1],
    ['roles', 1, 1],
    ['ownSpace', 1, 0],
  ]);
  expect(pathTo(MENU, 'users.enable').map(({ id }) => id)).toEqual(['account', 'users']);
});

test.each([
  ['dashboard', held(), 'none'],
  ['dashboard', held('dashboard'), 'all'],
  ['users', held('users'), 'some'],
  ['users', held('users', 'users.enable', 'users.disable'), 'all'],
  ['account', held('account', 'roles', 'roles.save'), 'some'],
  ['account', held('account'), 'none'],
] as const)('%s is ticked as far as it is held', (id, ids, state) => {
  expect(tickStateOf(entry(id), ids)).toBe(state);
});

describe('a tick', () => {
  test('on a button brings its screen and the heading', () => {
    expect(sorted(tick(MENU, held(), ALL, { id: 'users.enable', isOn: true }))).toEqual([
      'account',
      'users',
      'users.enable',
    ]);
  });

  test('on a screen brings its buttons, and taken away takes them and a bare heading along', () => {
    const on = tick(MENU, held('dashboard'), ALL, { id: 'roles', isOn: true });
    expect(sorted(on)).toEqual(['account', 'dashboard', 'roles', 'roles.save']);
    expect(sorted(tick(MENU, on, ALL, { id: 'roles', isOn: false }))).toEqual(['dashboard']);
  });

  test('taken from the last button leaves the screen', () => {
    const before = held('account', 'roles', 'roles.save');
    expect(sorted(tick(MENU, before, ALL, { id: 'roles.save', isOn: false }))).toEqual(['account', 'roles']);
  });

  test('on a heading is for everything below it', () => {
    expect(tickStateOf(entry('account'), tick(MENU, held(), ALL, { id: 'account', isOn: true }))).toBe('all');
    expect(sorted(tick(MENU, ALL, ALL, { id: 'account', isOn: false }))).toEqual([
      'dashboard',
      'ownSpace',
      'ownSpace.contacts',
    ]);
  });

  test('changes only what is the ticker’s own; a screen stays while something stays on it', () => {
    const mine = held('account', 'users', 'users.enable');
    expect(sorted(tick(MENU, held(), mine, { id: 'users', isOn: true }))).toEqual(sorted(mine));
    const before = held('account', 'users', 'users.enable', 'users.disable');
    expect(sorted(tick(MENU, before, mine, { id: 'users', isOn: false }))).toEqual([
      'account',
      'users',
      'users.disable',
    ]);
  });

  test('where nothing more can be given takes it away', () => {
    const mine = held('account', 'users', 'users.enable');
    expect(sorted(tick(MENU, mine, mine, { id: 'users', isOn: true }))).toEqual([]);
  });

  test('on what the menu does not have changes nothing', () => {
    const before = held('dashboard');
    expect(tick(MENU, before, ALL, { id: 'nowhere', isOn: true })).toBe(before);
  });
});
