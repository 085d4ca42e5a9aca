import type { RouteSpec } from '../platform/feature.ts';
import { FEATURES } from './features.ts';
import { OWN_SPACE_ROUTE } from './own-space/route.ts';

/** Leads to the reader's first page, which only those behind the sign-in have. */
export const START: RouteSpec = {
  paths: ['/', '/redirect'],
  access: 'token',
  texts: [],
  screen: async () => (await import('./starting.tsx')).Starting,
};

export const NOT_FOUND = '/404';
export const FORCED_CHANGE = '/force-change-password';

/** Every address with a screen. What is not here leads to /404. */
export const ROUTES: readonly RouteSpec[] = [
  START,
  ...FEATURES.flatMap(({ routes = [] }) => routes),
  OWN_SPACE_ROUTE,
  {
    paths: [NOT_FOUND],
    access: 'public',
    texts: [],
    screen: async () => (await import('./not-found.tsx')).NotFound,
  },
];
