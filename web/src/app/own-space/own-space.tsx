import { LoadingState } from '@archway/ui/loading-state';
import { SideTabs } from '@archway/ui/side-tabs';
import { NoAccessState } from '@archway/ui/states';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { userInfoQuery } from '../../features/account/public.ts';
import { ScreenBoundary } from '../broken-screen.tsx';
import { tabGroupsOf, type TabGroup } from './tabs.ts';
import styles from './own-space.module.css';

const TABS = {
  '/own-space/account-info': lazy(async () => ({
    default: (await import('../../features/account/screens/account-info.tsx')).AccountInfo,
  })),
  '/own-space/change-password': lazy(async () => ({
    default: (await import('../../features/account/screens/change-password.tsx')).ChangePassword,
  })),
  '/own-space/auth-management': lazy(async () => ({
    default: (await import('../../features/credential/screens/auth-management.tsx')).AuthManagement,
  })),
  '/own-space/configuration': lazy(async () => ({
    default: (await import('../../features/account/screens/configuration.tsx')).Configuration,
  })),
  '/own-space/receive-email': lazy(async () => ({
    default: (await import('../../features/notice/screens/receive-email.tsx')).ReceiveEmail,
  })),
  '/own-space/dentist-management': lazy(async () => ({
    default: (await import('../../features/dentist/screens/dentists.tsx')).Dentists,
  })),
  '/own-space/organisation-info': lazy(async () => ({
    default: (await import('../../features/organization/screens/organization-info.tsx')).OrganizationInfo,
  })),
  '/own-space/contacts': lazy(async () => ({
    default: (await import('../../features/contact/screens/contacts.tsx')).Contacts,
  })),
};
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
  if (!(path in TABS)) {
    const First = TABS[FIRST];
    return <First />;
  }
  if (!groups.some(({ tabs }) => tabs.some((tab) => tab.path === path))) return <NoAccessState />;
  const Tab = TABS[path as keyof typeof TABS];
  return <Tab />;
}
