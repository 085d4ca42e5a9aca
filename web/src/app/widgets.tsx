import { WidgetTheme } from '@archway/ui/theme';
import { loadWidgetLocale } from '@archway/ui/widget-locale';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLanguage } from '../platform/text/i18n.ts';
import { useTheme } from '../platform/page/theme.ts';

/** What the kit's widgets need: our theme, and their own words in the reader's language. */
export function Widgets({ children }: { children: ReactNode }): ReactNode {
  const { language } = useLanguage();
  const { data: locale } = useQuery({
    queryKey: ['widget locale', language],
    queryFn: () => loadWidgetLocale(language),
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });
  return (
    <WidgetTheme theme={useTheme()} {...(locale === undefined ? {} : { locale })}>
      {children}
    </WidgetTheme>
  );
}
