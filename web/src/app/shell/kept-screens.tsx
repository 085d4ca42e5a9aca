import { LoadingState } from '@archway/ui/loading-state';
import { Activity, Suspense, useState, type ReactNode } from 'react';
import { CaseSkeleton } from '../../features/case/public.ts';
import { ScreenBoundary } from '../broken-screen.tsx';
import type { RouteSpec } from '../routes.ts';
import { SCREENS } from '../screens.ts';

/** Where a list is not what is to come. */
const SKELETONS: Readonly<Record<string, ReactNode>> = { 'case-detail': <CaseSkeleton /> };

/** So many left pages keep what was typed, chosen and scrolled to. */
const KEPT_AT_MOST = 5;

/** The screen of the route, and behind it those that were left and are kept; a page that is not cached starts anew. */
export function KeptScreens({ route }: { route: RouteSpec }): ReactNode {
  const [kept, setKept] = useState<readonly RouteSpec[]>([route]);
  if (kept[0]?.screen !== route.screen) {
    const others = kept.filter(({ screen, cached }) => screen !== route.screen && cached !== false);
    setKept([route, ...others].slice(0, KEPT_AT_MOST));
  }
  return kept
    .toSorted((a, b) => a.screen.localeCompare(b.screen))
    .map(({ screen }) => (
      <Activity key={screen} mode={screen === route.screen ? 'visible' : 'hidden'}>
        <Screen name={screen} />
      </Activity>
    ));
}

function Screen({ name }: { name: string }): ReactNode {
  const Found = SCREENS[name];
  if (Found === undefined) throw new Error(`no screen is called ${name}`);
  return (
    <ScreenBoundary>
      <Suspense fallback={SKELETONS[name] ?? <LoadingState />}>
        <Found />
      </Suspense>
    </ScreenBoundary>
  );
}
