import type { TextKey } from '@archway/locales/keys';
import type { Icon } from '@archway/ui/icon';
import { KeyRound, MonitorSmartphone, SlidersHorizontal } from 'lucide-react';

/** A tab of one's own space: it has a line here, its address in `routes.ts`, and its screen in `own-space.tsx`. */
export interface OwnSpaceTab {
  path: string;
  title: TextKey;
  icon: Icon;
}

export const PERSONAL_TABS = [
  { path: '/own-space/change-password', title: 'ownSpace.changePassword', icon: KeyRound },
  { path: '/own-space/auth-management', title: 'ownSpace.authManagement', icon: MonitorSmartphone },
  { path: '/own-space/configuration', title: 'ownSpace.configuration', icon: SlidersHorizontal },
] as const satisfies readonly OwnSpaceTab[];
