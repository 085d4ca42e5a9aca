import { BottomBar } from '@archway/ui/bottom-bar';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { menuIcon, menuTitle } from '../../features/menu/public.ts';
import { useLeaveTo } from '../../platform/page/leaving.ts';
import type { NavigationEntry } from '../navigation/menu-routes.ts';
import { mainPlaces } from './main-places.ts';

/** At the foot of a phone: the places of the reader's menu where most of the day is spent. */
export function BottomPlaces({
  entries,
  current,
}: {
  entries: readonly NavigationEntry[];
  current: string;
}): ReactNode {
  const t = useText();
  const leaveTo = useLeaveTo();
  const places = mainPlaces(entries);
  // One place alone is no choice.
  if (places.length < 2) return null;
  return (
    <BottomBar
      label={t('shell.places')}
      places={places.map(({ entry, path }) => ({
        id: entry.id,
        href: path,
        label: menuTitle(t, entry),
        icon: menuIcon(entry),
        isCurrent: entry.name === current,
        onNavigate: () => leaveTo(path),
      }))}
    />
  );
}
