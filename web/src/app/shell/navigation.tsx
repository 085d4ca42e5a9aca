import { NavigationGroup, NavigationItem } from '@archway/ui/navigation-item';
import { useText } from '@archway/ui/text';
import { Fragment, type ReactNode } from 'react';
import { menuIcon, menuTitle } from '../../features/menu/public.ts';
import { useLeaveTo } from '../../platform/page/leaving.ts';
import type { NavigationEntry } from '../navigation/menu-routes.ts';

/** The places of the menu, with those below them; groups with those in them. */
export function Navigation({
  entries,
  current,
  isBelow = false,
}: {
  entries: readonly NavigationEntry[];
  current: string;
  /** Below a place that has a page of its own. */
  isBelow?: boolean;
}): ReactNode {
  const t = useText();
  const leaveTo = useLeaveTo();
  return entries.map(({ entry, path, children }) => {
    const label = menuTitle(t, entry);
    const below = children.length > 0 && (
      <Navigation entries={children} current={current} isBelow={path !== null} />
    );
    if (path === null)
      return (
        <NavigationGroup key={entry.id} label={label}>
          {below}
        </NavigationGroup>
      );
    return (
      <Fragment key={entry.id}>
        <NavigationItem
          href={path}
          label={label}
          icon={menuIcon(entry)}
          isCurrent={entry.name === current}
          isBelow={isBelow}
          onNavigate={() => leaveTo(path)}
        />
        {below}
      </Fragment>
    );
  });
}
