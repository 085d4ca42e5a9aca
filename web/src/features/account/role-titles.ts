import { roleTitleKey } from '@archway/locales/role-titles';
import type { Translate } from '@archway/locales/translator';

export function roleTitle(t: Translate, role: { code: string; name: string }): string {
  const key = roleTitleKey(role);
  return key === undefined ? role.name : t(key);
}
