import type { MenuEntry } from '@archway/contract/menu/model';
import { t } from '../../platform/i18n.ts';

/** By the entry's name. The menu comes from the server's tables, so a name that is not here is shown in English. */
const TITLES: Readonly<Record<string, string>> = {
  accountManagement: 'signIn.menu.accountManagement',
  userManagement: 'signIn.menu.userManagement',
  enableUser: 'signIn.menu.enableUser',
  disableUser: 'signIn.menu.disableUser',
  ownSpace: 'signIn.menu.ownSpace',
};

export function menuTitle({ name, titleEn }: MenuEntry): string {
  const key = TITLES[name];
  return key === undefined ? titleEn : t(key);
}
