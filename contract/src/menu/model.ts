import { z } from 'zod';

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

export const MenuEntry: z.ZodType<MenuEntry> = z.object({
  id: z.string(),
  name: z.string(),
  type: z.union([z.literal(1), z.literal(2)]),
  component: z.string().nullable(),
  icon: z.string().nullable(),
  path: z.string().nullable(),
  status: z.union([z.literal(0), z.literal(1)]),
  showFlag: z.boolean(),
  showAlways: z.boolean(),
  titleEn: z.string(),
  permission: z.string().nullable(),
  apiPermissions: z.array(z.string()),
  get children() {
    return z.array(MenuEntry);
  },
});
