import type { RouteSpec } from '../../platform/feature.ts';
import { TABS } from './tabs.ts';

/** One screen for all tabs: the list of tabs stays where it is. */
export const OWN_SPACE_ROUTE: RouteSpec = {
  paths: ['/own-space', ...TABS.map(({ path }) => path)],
  access: 'menu',
  entry: 'ownSpace',
  texts: [],
  screen: async () => (await import('./own-space.tsx')).OwnSpace,
};
