import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useSession } from '../../platform/session.ts';
import { showRouteTheme } from '../../platform/theme.ts';
import { ScreenBoundary } from '../broken-screen.tsx';
import { FORCED_CHANGE } from '../routes.ts';
import { PUBLIC_SCREENS } from '../screens.ts';
import { Starting } from '../starting.tsx';
import { judge } from './guard.ts';
import { routeOf } from './route-of.ts';

/** The shell comes with its widgets: pages for everybody do without. */
const SignedIn = lazy(async () => ({ default: (await import('../signed-in.tsx')).SignedIn }));

/** Takes everybody where the rules say, by their address and whether they are signed in. */
export function Navigator(): ReactNode {
  const { pathname: path, search } = useLocation();
  const { sessionId, leftBy } = useSession();
  const route = routeOf(path);
  useEffect(() => showRouteTheme(route?.theme ?? null), [route]);
  const verdict = judge({
    path,
    search,
    route,
    isSignedIn: sessionId !== null,
    // The server says so to those who are signed in; until then nobody is sent there, nor away from there.
    mustChangePassword: path === FORCED_CHANGE,
    leftBy,
  });
  if ('goTo' in verdict) return <Navigate to={verdict.goTo} replace />;
  const { show } = verdict;
  const Screen = PUBLIC_SCREENS[show.screen];
  return (
    // One key for all that is behind the sign-in: what stands around the screens, and the live channels, stay.
    <ScreenBoundary key={Screen === undefined ? 'signed in' : show.screen}>
      <Suspense fallback={<Starting />}>
        {Screen === undefined ? <SignedIn route={show} /> : <Screen />}
      </Suspense>
    </ScreenBoundary>
  );
}
