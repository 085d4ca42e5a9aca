import { MENU_ENTRY_TYPE, type MenuEntry } from '@archway/contract/menu/model';
import type { RouteSpec } from '../../platform/feature.ts';
import { ROUTES } from '../routes.ts';

/** An entry of the navigation, with those below it. */
export interface NavigationEntry {
  entry: MenuEntry;
  path: string | null;
  children: NavigationEntry[];
}

export const OWN_SPACE: MenuEntry = {
  id: 'ownSpace',
  name: 'ownSpace',
  type: MENU_ENTRY_TYPE.component,
  component: 'own-space',
  icon: 'circle-user',
  path: '/own-space',
  status: 1,
  showFlag: true,
  showAlways: false,
  titleEn: 'My Info',
  permission: null,
  apiPermissions: [],
  children: [],
};

const isScreen = ({ type, status }: MenuEntry): boolean => type === MENU_ENTRY_TYPE.component && status === 1;

/** Every screen of the tree, parents before their children. */
export function screensOf(menu: readonly MenuEntry[]): MenuEntry[] {
  return menu.filter(isScreen).flatMap((entry) => [entry, ...screensOf(entry.children)]);
}

/** The server's menu; own space is everybody's, whether or not their role holds it. */
export function withOwnSpace(menu: readonly MenuEntry[]): MenuEntry[] {
  return screensOf(menu).some(({ name }) => name === OWN_SPACE.name) ? [...menu] : [...menu, OWN_SPACE];
}

/** The addresses the menu opens: those of its screens that are built, and of what lies below them. */
export function allowedRoutes(menu: readonly MenuEntry[]): RouteSpec[] {
  const names = new Set(screensOf(menu).map(({ name }) => name));
  return ROUTES.filter(({ access, entry }) => access === 'menu' && entry !== undefined && names.has(entry));
}

/** What stands in the navigation: no hidden entry, no button, no screen that is not built, and no group with nothing in it. */
export function navigationOf(menu: readonly MenuEntry[]): NavigationEntry[] {
  return menu.filter((entry) => isScreen(entry) && entry.showFlag).flatMap(navigationEntry);
}

function navigationEntry(entry: MenuEntry): NavigationEntry[] {
  const children = navigationOf(entry.children);
  const isBuilt = ROUTES.some(({ paths }) => paths.some((path) => path === entry.path));
  const path = isBuilt ? entry.path : null;
  if (path === null && children.length === 0) return [];
  // A group of one is that one, unless it is always to be shown.
  const [only] = children;
  if (path === null && only !== undefined && children.length === 1 && !entry.showAlways) return [only];
  return [{ entry, path, children }];
}

/** Where somebody begins who has not been anywhere: the first screen of their menu. */
export function firstPath(navigation: readonly NavigationEntry[]): string | null {
  for (const { path, children } of navigation) {
    const found = path ?? firstPath(children);
    if (found !== null) return found;
  }
  return null;
}
