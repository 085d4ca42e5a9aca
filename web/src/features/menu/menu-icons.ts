import type { MenuEntry } from '@archway/contract/menu/model';
import type { Icon } from '@archway/ui/icon';
import {
  Building2,
  Circle,
  CircleUser,
  Handshake,
  KeyRound,
  LayoutDashboard,
  LayoutTemplate,
  ListChecks,
  Package,
  ScanLine,
  SquareUser,
  Trash2,
  Users,
} from 'lucide-react';

/** By the names the menu's tables give them. */
const ICONS: Readonly<Record<string, Icon>> = {
  'layout-dashboard': LayoutDashboard,
  'folder-open': ScanLine,
  'layout-template': LayoutTemplate,
  package: Package,
  'building-2': Building2,
  handshake: Handshake,
  'square-user': SquareUser,
  users: Users,
  user: Users,
  'key-round': KeyRound,
  'trash-2': Trash2,
  'circle-user': CircleUser,
  'list-checks': ListChecks,
};

export const menuIcon = ({ icon }: MenuEntry): Icon => ICONS[icon ?? ''] ?? Circle;
