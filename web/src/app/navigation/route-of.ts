import { matchPath } from 'react-router';
import { ROUTES, type RouteSpec } from '../routes.ts';

/** The route of an address, if it has a screen. */
export function routeOf(path: string): RouteSpec | null {
  return ROUTES.find((route) => matchPath(route.path, path) !== null) ?? null;
}
