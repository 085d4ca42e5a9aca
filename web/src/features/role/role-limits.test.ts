import { describe, expect, test } from 'vitest';
import { limitsOf, type Editor } from './role-limits.ts';
import { roleOf } from './role.fixtures.ts';

const editor = (more: Partial<Editor> = {}): Editor => ({
  roleCode: 'dentist',
  isAdministrator: false,
  scope: 'organization',
  held: new Set(['users']),
  can: () => true,
  ...more,
});
const FREE = { details: null, entries: null, isDefault: null, deletion: null };

test('a role that holds no more than the editor is free', () => {
  expect(limitsOf(roleOf({ menuIds: ['users'] }), editor())).toEqual(FREE);
});

test('the protected role is nobody’s to change', () => {
  const limits = limitsOf(roleOf({ isProtected: true }), editor({ isAdministrator: true }));
  expect(new Set(Object.values(limits))).toEqual(new Set(['protected']));
});

test('nobody changes what their own role holds or is called', () => {
  const limits = limitsOf(roleOf({ code: 'dentist', memberCount: 2 }), editor());
  expect(limits).toEqual({ details: 'own', entries: 'own', isDefault: null, deletion: 'inUse' });
});

describe('a role that holds more than the editor', () => {
  const more = roleOf({ menuIds: ['users', 'roles'] });
  test('keeps its name, but what the editor holds can be ticked', () => {
    expect(limitsOf(more, editor())).toEqual({
      details: 'beyond',
      entries: null,
      isDefault: 'beyond',
      deletion: 'beyond',
    });
  });
  test('is free for administrators', () => {
    expect(limitsOf(more, editor({ isAdministrator: true }))).toEqual(FREE);
  });
  test('so does one that sees more', () => {
    expect(limitsOf(roleOf(), editor({ scope: 'own' })).entries).toBe('beyond');
    expect(limitsOf(roleOf({ scope: 'own' }), editor({ scope: 'own' }))).toEqual(FREE);
  });
});

test('each change needs its right', () => {
  const can: Editor['can'] = (permission) => permission === 'role:record:allot';
  expect(limitsOf(roleOf(), editor({ can }))).toEqual({
    details: 'noRight',
    entries: null,
    isDefault: 'noRight',
    deletion: 'noRight',
  });
});

test('neither the default role nor one that is held can be deleted', () => {
  expect(limitsOf(roleOf({ isDefault: true, memberCount: 1 }), editor()).deletion).toBe('default');
  expect(limitsOf(roleOf({ memberCount: 1 }), editor()).deletion).toBe('inUse');
});
