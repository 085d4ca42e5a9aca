import { info, update } from '@archway/contract/account/calls';
import { LAYOUT_BREAKPOINTS } from '@archway/rules/web-limits';
import { LanguageSwitch } from '@archway/ui/language-switch';
import { useWidth } from '@archway/ui/use-width';
import { ThemeSwitch } from '@archway/ui/theme-switch';
import type { ReactNode } from 'react';
import { PAGE_LANGUAGES, showLanguage, useLanguage } from '../../platform/text/i18n.ts';
import { useCall } from '../../platform/call/queries.ts';
import { chooseTheme, useTheme } from '../../platform/page/theme.ts';
import type { NavigationEntry } from '../navigation/menu-routes.ts';
import { BellPlace } from './bell-place.tsx';
import { CommandSearch } from './command-search.tsx';

/**
 * At the end of the top bar: search, the bell, and where there is room theme and language, which a phone has in the
 * configuration alone. What is chosen here is kept for the user too.
 */
export function TopActions({ navigation }: { navigation: readonly NavigationEntry[] }): ReactNode {
  const { language } = useLanguage();
  const save = useCall(update, { refreshes: [info] });
  const theme = useTheme();
  const isPhone = useWidth() < LAYOUT_BREAKPOINTS.phone;
  return (
    <>
      <CommandSearch navigation={navigation} />
      <BellPlace />
      {!isPhone && (
        <>
          <ThemeSwitch
            theme={theme}
            onChange={(chosen) => {
              chooseTheme(chosen);
              save.mutate({ theme: chosen });
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
      )}
    </>
  );
}
