import type { UserInfo } from '@archway/contract/account/model';
import type { MenuEntry } from '@archway/contract/menu/model';
import { NoAccessState } from '@archway/ui/states';
import { PageFrame } from '@archway/ui/page-frame';
import { ShortcutProvider } from '@archway/ui/shortcuts';
import { useText } from '@archway/ui/text';
import { useLayoutEffect, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { menuTitle } from '../../features/menu/public.ts';
import { appConfigQuery } from '../../platform/call/app-config.ts';
import type { RouteSpec } from '../../platform/feature.ts';
import { allowedRoutes, screensOf, type NavigationEntry } from '../navigation/menu-routes.ts';
import { BottomPlaces } from './bottom-places.tsx';
import { Brand } from './brand.tsx';
import { Connection } from './connection.tsx';
import { LiveNote } from './live-note.tsx';
import { KeptScreens } from './kept-screens.tsx';
import { Navigation } from './navigation.tsx';
import { OrganizationCard } from './organization-card.tsx';
import { TopActions } from './top-actions.tsx';
import { UploadStrip } from './upload-strip.tsx';
import { UserMenu } from './user-menu.tsx';

export interface ShellProps {
  user: UserInfo;
  menu: readonly MenuEntry[];
  navigation: readonly NavigationEntry[];
  route: RouteSpec;
}

/** What stands around every screen of those who are signed in. */
export function Shell({ user, menu, navigation, route }: ShellProps): ReactNode {
  const t = useText();
  const { data: config } = useQuery(appConfigQuery);
  const entry = screensOf(menu).find(({ name }) => name === route.entry);
  const title = entry === undefined ? '' : menuTitle(t, entry);
  const site = config?.pageTagName ?? '';
  // Before the effects of the screen within, which may name the tab more exactly.
  useLayoutEffect(() => {
    document.title = title === '' ? site : `${title} – ${site}`;
  }, [title, site]);
  const isAllowed = route.access !== 'menu' || allowedRoutes(menu).includes(route);
  return (
    <ShortcutProvider enabled={user.preference.shortcuts}>
      <PageFrame
        brand={<Brand name={config?.appName ?? ''} />}
        organization={<OrganizationCard organization={user.organization} />}
        navigation={<Navigation entries={navigation} current={route.entry ?? ''} />}
        foot={
          <>
            <UploadStrip />
            <UserMenu user={user} />
          </>
        }
        bottom={<BottomPlaces entries={navigation} current={route.entry ?? ''} />}
        folded={route.folded ?? false}
        title={title}
        actions={<TopActions navigation={navigation} />}
      >
        <Connection />
        <LiveNote />
        {isAllowed ? (
          <KeptScreens route={route} />
        ) : (
          <NoAccessState actions={<Link to="/">{t('notFound.button')}</Link>}>
            {route.noAccess === undefined ? undefined : <p>{t(route.noAccess)}</p>}
          </NoAccessState>
        )}
      </PageFrame>
    </ShortcutProvider>
  );
}
