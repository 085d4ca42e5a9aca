import type { UserInfo } from '@archway/contract/account/model';
import type { MenuEntry } from '@archway/contract/menu/model';
import { PermissionProvider } from '@archway/ui/permission-guard';
import { ErrorState } from '@archway/ui/states';
import { TooltipLayer } from '@archway/ui/tooltip';
import { Suspense, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { FIRST_STEPS_ENTRY, useFirstSteps } from '../features/first-steps/public.ts';
import type { RouteSpec } from '../platform/feature.ts';
import { CasesActions } from '../platform/page/cases-action.tsx';
import { OpenWorkParts } from '../platform/page/open-work.tsx';
import { FEATURES } from './features.ts';
import { AgreementDialog } from './start-up/agreement-dialog.tsx';
import { ClosingOrganization } from './start-up/closing-organization.tsx';
import { NoAccessAtAll } from './start-up/no-access-at-all.tsx';
import { useLiveFeatures } from './start-up/use-live-features.ts';
import { useMeshesByRight } from './start-up/use-meshes-by-right.ts';
import { useOwnChoices } from './start-up/use-own-choices.ts';
import { useStartUp } from './start-up/use-start-up.ts';
import { judge } from './navigation/guard.ts';
import { firstPath, navigationOf, screensOf, withOwnSpace } from './navigation/menu-routes.ts';
import { pageToReturnTo } from './navigation/remembered-page.ts';
import { PlainPage } from './plain-page.tsx';
import { IdentityDialog } from './prompts/identity-dialog.tsx';
import { START } from './routes.ts';
import { Screen } from './screen.ts';
import { DueDialogs } from './start-up/due-dialogs.tsx';
import { Shell } from './shell/shell.tsx';
import { Starting } from './starting.tsx';
import { Widgets } from './widgets.tsx';

const CASES_ACTIONS = FEATURES.flatMap(({ casesActions = [] }) => casesActions);
const OPEN_WORK = FEATURES.flatMap(({ openWork }) => openWork ?? []);

/** Everything behind the sign-in. */
export function SignedIn({ route }: { route: RouteSpec }): ReactNode {
  const startUp = useStartUp();
  if (startUp.state === 'ready')
    return (
      <Widgets>
        <Ready {...startUp} route={route} />
        <IdentityDialog />
        <TooltipLayer />
      </Widgets>
    );
  if (startUp.state === 'closing') return <ClosingOrganization />;
  if (startUp.state !== 'failed') return <Starting />;
  return (
    <PlainPage>
      <ErrorState serverText={startUp.message} onRetry={startUp.retry} />
    </PlainPage>
  );
}

interface ReadyProps {
  user: UserInfo;
  menu: MenuEntry[];
  accepted: readonly string[] | null;
  route: RouteSpec;
}

function Ready({ user, menu, accepted, route }: ReadyProps): ReactNode {
  const { pathname: path, search } = useLocation();
  useOwnChoices(user);
  useLiveFeatures();
  useMeshesByRight(user.permissions);
  const steps = useFirstSteps(user);
  const verdict = judge({
    path,
    search,
    route,
    isSignedIn: true,
    mustChangePassword: user.forceChangePassword,
    leftBy: null,
  });
  if ('goTo' in verdict) return <Navigate to={verdict.goTo} replace />;
  if (route.plain)
    return (
      <PlainPage>
        <Suspense fallback={<Starting />}>
          <Screen spec={route} />
        </Suspense>
      </PlainPage>
    );
  if (screensOf(menu).length === 0) return <NoAccessAtAll />;

  const usual = withOwnSpace(menu);
  if (route === START) {
    const left = pageToReturnTo(search, user.userCode);
    if (left === null && steps.isPending) return <Starting />;
    const first = steps.isNew ? FIRST_STEPS_ENTRY.path : firstPath(navigationOf(usual));
    return <Navigate to={left ?? first ?? '/404'} replace />;
  }
  // Also for those who open the hidden steps again: they see where they are.
  const hasSteps = steps.isOpen || route.entry === FIRST_STEPS_ENTRY.name;
  const whole = hasSteps ? [FIRST_STEPS_ENTRY, ...usual] : usual;
  return (
    <PermissionProvider held={user.permissions}>
      <CasesActions actions={CASES_ACTIONS}>
        <OpenWorkParts parts={OPEN_WORK}>
          <Shell user={user} menu={whole} navigation={navigationOf(whole)} route={route} />
        </OpenWorkParts>
      </CasesActions>
      {accepted !== null && <AgreementDialog accepted={accepted} />}
      <DueDialogs user={user} />
    </PermissionProvider>
  );
}
