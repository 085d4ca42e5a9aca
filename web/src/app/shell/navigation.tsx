import { NavigationGroup, NavigationItem } from '@archway/ui/navigation-item';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { menuIcon, menuTitle } from '../../features/menu/public.ts';
import { useLeaveTo } from '../../platform/page/leaving.ts';
import type { NavigationEntry } from '../navigation/menu-routes.ts';

/** The places of the menu; groups with those in them. */
export function Navigation({
  entries,
  current,
}: {
  entries: readonly NavigationEntry[];
  current: string;
}): ReactNode {
  const t = useText();
  const leaveTo = useLeaveTo();
  return entries.map(({ entry, path, children }) => {
    const label = menuTitle(t, entry);
    if (children.length > 0)
      return (
        <NavigationGroup key={entry.id} label={label}>
          <Navigation entries={children} current={current} />
        </NavigationGroup>
      );
    return (
      <NavigationItem
        key={entry.id}
        href={path ?? ''}
        label={label}
        icon={menuIcon(entry)}
        isCurrent={entry.name === current}
        onNavigate={() => leaveTo(path ?? '')}
      />
    );
  });
}
