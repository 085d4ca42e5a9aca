import type { Translate } from '@archway/locales/translator';
import { SideTabs } from '@archway/ui/side-tabs';
import { LoadingState } from '@archway/ui/loading-state';
import { useText } from '@archway/ui/text';
import { KeyRound, MonitorSmartphone, SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { ScreenBoundary } from '../broken-screen.tsx';
import styles from './own-space.module.css';

const TABS = {
  '/own-space/change-password': lazy(async () => ({
    default: (await import('../../features/account/screens/change-password.tsx')).ChangePassword,
  })),
  '/own-space/auth-management': lazy(async () => ({
    default: (await import('../../features/session/screens/auth-management.tsx')).AuthManagement,
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
  const Tab = TABS[pathname as keyof typeof TABS] ?? TABS[FIRST];
  return (
    <SideTabs
      label={t('menu.ownSpace')}
      selected={pathname}
      onNavigate={(href) => void navigate(href)}
      groups={[{ label: t('ownSpace.personal'), tabs: personalTabs(t) }]}
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

const personalTabs = (t: Translate) => [
  { href: '/own-space/change-password', label: t('ownSpace.changePassword'), icon: KeyRound },
  { href: '/own-space/auth-management', label: t('ownSpace.authManagement'), icon: MonitorSmartphone },
  { href: '/own-space/configuration', label: t('ownSpace.configuration'), icon: SlidersHorizontal },
];
