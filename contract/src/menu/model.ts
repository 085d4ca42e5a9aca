import { z } from 'zod';

export const MENU_ENTRY_TYPE = { component: 1, button: 2 } as const;

/** The screens every menu is made of, by the names that labels and routes go by. */
export const MENU_KEYS = [
  'dashboard',
  'caseManagement',
  'orders',
  'customList',
  'partner',
  'accountManagement',
  'userManagement',
  'businessManagement',
  'roleList',
  'ownSpace',
  'recycleBin',
] as const;
export type MenuKey = (typeof MENU_KEYS)[number];

/** One entry of the menu tree: a screen (1) or a button (2) with the permission it stands for. */
export interface MenuEntry {
  id: string;
  name: string;
  type: 1 | 2;
  component: string | null;
  icon: string | null;
  path: string | null;
  status: 0 | 1;
  showFlag: boolean;
  showAlways: boolean;
  titleEn: string;
  permission: string | null;
  apiPermissions: string[];
  children: MenuEntry[];
}

export const MenuEntry: z.ZodType<MenuEntry> = z
  .object({
    id: z.string(),
    name: z.string(),
    type: z.literal(Object.values(MENU_ENTRY_TYPE)),
    component: z.string().nullable(),
    icon: z.string().nullable(),
    path: z.string().nullable(),
    status: z.literal([0, 1]),
    showFlag: z.boolean(),
    showAlways: z.boolean(),
    titleEn: z.string(),
    permission: z.string().nullable(),
    apiPermissions: z.array(z.string()),
    get children() {
      return z.array(MenuEntry);
    },
  })
  .meta({ id: 'MenuEntry' });
