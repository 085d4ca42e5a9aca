import { LoadingState } from '@archway/ui/loading-state';
import { SideTabs } from '@archway/ui/side-tabs';
import { NoAccessState } from '@archway/ui/states';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { userInfoQuery } from '../../platform/session/user-info.ts';
import { ScreenBoundary } from '../broken-screen.tsx';
import { Screen } from '../screen.ts';
import { tabGroupsOf, type TabGroup } from './tab-groups.ts';
import { TABS } from './tabs.ts';
import styles from './own-space.module.css';

const FIRST = '/own-space/configuration';

/** Everything about oneself and the organization one works for, one tab each. */
export function OwnSpace(): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { data: user } = useQuery(userInfoQuery);
  // Kept behind another screen it must not lead anybody away from there.
  if (pathname === '/own-space') return <Navigate to={FIRST} replace />;
  if (user === undefined) return <LoadingState />;
  const groups = tabGroupsOf(user);
  return (
    <SideTabs
      label={t('menu.ownSpace')}
      selected={pathname}
      onNavigate={(href) => void navigate(href)}
      groups={groups.map(({ title, tabs }) => ({
        label: t(title),
        tabs: tabs.map(({ path, title: label, icon }) => ({ href: path, label: t(label), icon })),
      }))}
    >
      <div className={styles['tab']}>
        <ScreenBoundary key={pathname}>
          <Suspense fallback={<LoadingState />}>
            <OpenTab path={pathname} groups={groups} />
          </Suspense>
        </ScreenBoundary>
      </div>
    </SideTabs>
  );
}

/** Behind another screen the address is not one of these: then the first tab is kept. */
function OpenTab({ path, groups }: { path: string; groups: readonly TabGroup[] }): ReactNode {
  const isTab = TABS.some((tab) => tab.path === path);
  const wanted = isTab ? path : FIRST;
  const open = groups.flatMap(({ tabs }) => tabs).find((tab) => tab.path === wanted);
  return open === undefined ? <NoAccessState /> : <Screen spec={open} />;
}
