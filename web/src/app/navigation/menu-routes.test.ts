import type { MenuEntry } from '@archway/contract/menu/model';
import { describe, expect, test } from 'vitest';
import { allowedRoutes, firstPath, navigationOf, OWN_SPACE, screensOf, withOwnSpace } from './menu-routes.ts';

const entry = (name: string, more: Partial<MenuEntry> = {}): MenuEntry => ({
  ...OWN_SPACE,
  id: name,
  name,
  component: name,
  path: `/${name}`,
  ...more,
});
const named = (menu: readonly MenuEntry[]) => navigationOf(menu).map((item) => item.entry.name);

describe('own space', () => {
  test('is added where the server does not name it', () => {
    expect(withOwnSpace([entry('dashboard')]).map(({ name }) => name)).toEqual(['dashboard', 'ownSpace']);
  });
  test('is not added twice, wherever it stands', () => {
    const menu = [entry('group', { children: [OWN_SPACE] })];
    expect(withOwnSpace(menu)).toEqual(menu);
  });
});

describe('the navigation', () => {
  test('leaves out what is hidden, switched off, a button, or not built', () => {
    const button: MenuEntry = { ...OWN_SPACE, id: 'b', name: 'button', type: 2 };
    expect(named([entry('nowhere'), button, { ...OWN_SPACE, showFlag: false }])).toEqual([]);
    expect(named([{ ...OWN_SPACE, status: 0 }])).toEqual([]);
    expect(named([OWN_SPACE])).toEqual(['ownSpace']);
  });
  test('a group of one is that one, unless it is always shown', () => {
    const group = entry('accountManagement', { children: [OWN_SPACE] });
    expect(named([group])).toEqual(['ownSpace']);
    expect(named([{ ...group, showAlways: true }])).toEqual(['accountManagement']);
  });
  test('begins with the first screen, in a group or not', () => {
    const group = entry('accountManagement', { showAlways: true, children: [OWN_SPACE] });
    expect(firstPath(navigationOf([group]))).toBe('/own-space');
    expect(firstPath([])).toBeNull();
  });
});

test('a hidden entry keeps its routes, a switched-off one has none', () => {
  const paths = (menu: MenuEntry[]) => allowedRoutes(menu).flatMap((route) => route.paths);
  expect(paths([{ ...OWN_SPACE, showFlag: false }])).toContain('/own-space/configuration');
  expect(paths([{ ...OWN_SPACE, status: 0 }])).toEqual([]);
  expect(screensOf([entry('group', { status: 0, children: [OWN_SPACE] })])).toEqual([]);
});
