import { LoadingState } from '@archway/ui/loading-state';
import { Activity, Suspense, useState, type ReactNode } from 'react';
import { CaseSkeleton } from '../../features/case/public.ts';
import type { RouteSpec } from '../../platform/feature.ts';
import { ScreenBoundary } from '../broken-screen.tsx';
import { Screen } from '../screen.ts';

/** Where a list is not what is to come. Sent with the shell, to be shown while the screen is loaded. */
const SKELETONS: Readonly<Record<string, ReactNode>> = { '/case-management/detail/:id': <CaseSkeleton /> };

/** So many left pages keep what was typed, chosen and scrolled to. */
const MAX_KEPT = 5;

const nameOf = ({ paths }: RouteSpec): string => paths[0] ?? '';

/** The screen of the route, and behind it those that were left and are kept; a page that is not cached starts anew. */
export function KeptScreens({ route }: { route: RouteSpec }): ReactNode {
  const [kept, setKept] = useState<readonly RouteSpec[]>([route]);
  if (kept[0] !== route) {
    const others = kept.filter((one) => one !== route && one.cached !== false);
    setKept([route, ...others].slice(0, MAX_KEPT));
  }
  return kept
    .toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)))
    .map((one) => (
      <Activity key={nameOf(one)} mode={one === route ? 'visible' : 'hidden'}>
        <ScreenBoundary>
          <Suspense fallback={SKELETONS[nameOf(one)] ?? <LoadingState />}>
            <Screen spec={one} />
          </Suspense>
        </ScreenBoundary>
      </Activity>
    ));
}
