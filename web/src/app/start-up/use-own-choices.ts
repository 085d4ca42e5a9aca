import type { UserInfo } from '@archway/contract/account/model';
import { useEffect } from 'react';
import { hasChosenLanguage, showLanguage } from '../../platform/text/i18n.ts';
import { STORAGE } from '../../platform/session/storage.ts';
import { showAccountTheme } from '../../platform/page/theme.ts';

/** Language and theme of one's account, unless others were chosen on this computer; preferences for the next page. */
export function useOwnChoices({ language, theme, preference }: UserInfo): void {
  useEffect(() => {
    if (!hasChosenLanguage()) void showLanguage(language);
  }, [language]);
  useEffect(() => showAccountTheme(theme), [theme]);
  useEffect(() => localStorage.setItem(STORAGE.preference, JSON.stringify(preference)), [preference]);
}
