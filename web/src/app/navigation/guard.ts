import type { RouteSpec } from '../../platform/feature.ts';
import { FORCED_CHANGE, NOT_FOUND } from '../routes.ts';
import { LOGIN, loginAddress } from './remembered-page.ts';

/** Somebody at an address. */
export interface Visit {
  /** Path and query. */
  path: string;
  search: string;
  route: RouteSpec | null;
  isSignedIn: boolean;
  /** False until it is known. */
  mustChangePassword: boolean;
  /** Whose session ended by itself on this page, or null for a visitor; undefined after a chosen sign-out. */
  leftBy: string | null | undefined;
}

export type Verdict = { show: RouteSpec } | { goTo: string };

/** The navigation rules that need to know nothing but who is where. The menu's are in `menu-routes.ts`. */
export function judge(visit: Visit): Verdict {
  const { path, search, route, isSignedIn, mustChangePassword } = visit;
  if (route === null) return { goTo: NOT_FOUND };
  if (path === '/') return { goTo: `/redirect${search}` };
  if (path === LOGIN && isSignedIn) return { goTo: `/${search}` };
  if (path === '/redirect' && !isSignedIn) return { goTo: `${LOGIN}${search}` };
  if (route.access === 'public') return { show: route };
  if (!isSignedIn) return { goTo: loginAddress(rememberedPage(visit)) };
  if (mustChangePassword && path !== FORCED_CHANGE) return { goTo: FORCED_CHANGE };
  if (!mustChangePassword && path === FORCED_CHANGE) return { goTo: '/' };
  return { show: route };
}

function rememberedPage({ path, search, leftBy }: Visit) {
  return leftBy === undefined || path === FORCED_CHANGE
    ? null
    : { redirect: `${path}${search}`, userCode: leftBy };
}
