import { describe, expect, test } from 'vitest';
import { changesOf, editTo, heldAfter, NO_EDIT } from './role-edit.ts';
import { MENU, roleOf } from './role.fixtures.ts';

const role = roleOf({ menuIds: ['account', 'users', 'users.enable'] });

describe('an edit', () => {
  test('leads from what is held to what was ticked', () => {
    const held = new Set(['account', 'users', 'users.disable']);
    const edit = editTo(role, NO_EDIT, held);
    expect([...edit.added]).toEqual(['users.disable']);
    expect([...edit.removed]).toEqual(['users.enable']);
    expect(heldAfter(role, edit)).toEqual(held);
  });

  test('lies over what a colleague has changed meanwhile', () => {
    const edit = editTo(role, NO_EDIT, new Set([...role.menuIds, 'users.disable']));
    const now = { ...role, menuIds: ['dashboard', ...role.menuIds] };
    expect([...heldAfter(now, edit)]).toEqual([
      'dashboard',
      'account',
      'users',
      'users.enable',
      'users.disable',
    ]);
    expect(changesOf(MENU, now, edit, 'Assistant').entries).toHaveLength(1);
  });

  test('is none any more when a colleague did the same', () => {
    const edit = editTo(role, NO_EDIT, new Set([...role.menuIds, 'dashboard']));
    const now = { ...role, menuIds: ['dashboard', ...role.menuIds] };
    expect(changesOf(MENU, now, edit, 'Assistant').count).toBe(0);
  });
});

describe('the changes', () => {
  test('are listed in the order of the menu, buttons with their screen', () => {
    const edit = editTo(role, NO_EDIT, new Set(['dashboard', 'account', 'users']));
    const { entries, count } = changesOf(MENU, role, edit, 'Assistant');
    expect(entries.map(({ isAdded, entry, screen }) => [isAdded, entry.id, screen?.id ?? null])).toEqual([
      [true, 'dashboard', null],
      [false, 'users.enable', 'users'],
    ]);
    expect(count).toBe(2);
  });

  test('of name, scope and default count too; what is as it was does not', () => {
    const same = { ...NO_EDIT, name: ' Assistant ', scope: 'organization' as const };
    expect(changesOf(MENU, role, same, 'Assistant').count).toBe(0);
    const other = { ...NO_EDIT, name: 'Hygienist ', scope: 'own' as const, isDefault: true as const };
    expect(changesOf(MENU, role, other, 'Assistant')).toMatchObject({
      name: 'Hygienist',
      scope: 'own',
      isDefault: true,
      count: 3,
    });
    expect(changesOf(MENU, { ...role, isDefault: true }, other, 'Assistant').isDefault).toBe(false);
  });
});
