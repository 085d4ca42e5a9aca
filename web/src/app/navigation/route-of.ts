import { matchPath } from 'react-router';
import type { RouteSpec } from '../../platform/feature.ts';
import { ROUTES } from '../routes.ts';

/** The route of an address, if it has a screen. */
export function routeOf(path: string): RouteSpec | null {
  return ROUTES.find(({ paths }) => paths.some((pattern) => matchPath(pattern, path) !== null)) ?? null;
}
