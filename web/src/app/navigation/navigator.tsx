import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { loadAreas } from '../../platform/text/i18n.ts';
import { useSession } from '../../platform/session/session.ts';
import { showRouteTheme } from '../../platform/page/theme.ts';
import { ScreenBoundary } from '../broken-screen.tsx';
import { FORCED_CHANGE } from '../routes.ts';
import { Screen } from '../screen.ts';
import { SIGNED_IN_TEXTS } from '../signed-in-texts.ts';
import { Starting } from '../starting.tsx';
import { judge } from './guard.ts';
import { routeOf } from './route-of.ts';

/** The shell comes with its widgets: pages for everybody do without. */
const SignedIn = lazy(async () => {
  const [loaded] = await Promise.all([import('../signed-in.tsx'), loadAreas(SIGNED_IN_TEXTS)]);
  return { default: loaded.SignedIn };
});

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
  const isPublic = show.access === 'public';
  return (
    // One key for all that is behind the sign-in: what stands around the screens, and the live channels, stay.
    <ScreenBoundary key={isPublic ? show.paths[0] : 'signed in'}>
      <Suspense fallback={<Starting />}>
        {isPublic ? <Screen spec={show} /> : <SignedIn route={show} />}
      </Suspense>
    </ScreenBoundary>
  );
}
