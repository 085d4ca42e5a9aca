import { info, update } from '@archway/contract/account/calls';
import { LanguageSwitch } from '@archway/ui/language-switch';
import { ThemeSwitch } from '@archway/ui/theme-switch';
import type { ReactNode } from 'react';
import { PAGE_LANGUAGES, showLanguage, useLanguage } from '../../platform/i18n.ts';
import { useCall } from '../../platform/queries.ts';
import { chooseTheme, useTheme } from '../../platform/theme.ts';
import type { NavigationEntry } from '../navigation/menu-routes.ts';
import { CommandSearch } from './command-search.tsx';

/** At the end of the top bar: search, theme and language. What is chosen here is kept for the user too. */
export function TopActions({ navigation }: { navigation: readonly NavigationEntry[] }): ReactNode {
  const { language } = useLanguage();
  const save = useCall(update, { refreshes: [info] });
  return (
    <>
      <CommandSearch navigation={navigation} />
      <ThemeSwitch
        theme={useTheme()}
        onChange={(theme) => {
          chooseTheme(theme);
          save.mutate({ theme });
        }}
      />
      <LanguageSwitch
        languages={PAGE_LANGUAGES}
        language={language}
        onChange={(chosen) => {
          void showLanguage(chosen, { keep: true });
          save.mutate({ language: chosen });
        }}
      />
    </>
  );
}
