import { SideTabs } from '@archway/ui/side-tabs';
import { LoadingState } from '@archway/ui/loading-state';
import { useText } from '@archway/ui/text';
import { lazy, Suspense, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { ScreenBoundary } from '../broken-screen.tsx';
import { PERSONAL_TABS } from './tabs.ts';
import styles from './own-space.module.css';

const TABS = {
  '/own-space/change-password': lazy(async () => ({
    default: (await import('../../features/account/screens/change-password.tsx')).ChangePassword,
  })),
  '/own-space/auth-management': lazy(async () => ({
    default: (await import('../../features/credential/screens/auth-management.tsx')).AuthManagement,
  })),
  '/own-space/configuration': lazy(async () => ({
    default: (await import('../../features/account/screens/configuration.tsx')).Configuration,
  })),
};
const FIRST = '/own-space/configuration';

/** Everything about oneself, one tab each. */
export function OwnSpace(): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  // Kept behind another screen it must not lead anybody away from there.
  if (pathname === '/own-space') return <Navigate to={FIRST} replace />;
  const tabs = PERSONAL_TABS.map(({ path, title, icon }) => ({ href: path, label: t(title), icon }));
  const Tab = TABS[pathname as keyof typeof TABS] ?? TABS[FIRST];
  return (
    <SideTabs
      label={t('menu.ownSpace')}
      selected={pathname}
      onNavigate={(href) => void navigate(href)}
      groups={[{ label: t('ownSpace.personal'), tabs }]}
    >
      <div className={styles['tab']}>
        <ScreenBoundary key={pathname}>
          <Suspense fallback={<LoadingState />}>
            <Tab />
          </Suspense>
        </ScreenBoundary>
      </div>
    </SideTabs>
  );
}
