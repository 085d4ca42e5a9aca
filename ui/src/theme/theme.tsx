import type { Theme } from '@archway/rules/display';
import { ConfigProvider } from 'antd';
import type { Locale } from 'antd/es/locale';
import english from 'antd/es/locale/en_US';
import { useMemo, type ReactNode } from 'react';
import 'virtual:antd.css';
import { antdTheme } from './antd-theme.ts';

/**
 * Around everything that uses widgets of the kit. Pages without them do without it, and without its weight. There is
 * always a locale: the provider puts one more component around its children for it, and adding or removing that
 * would mount them anew, with all that was open or typed in them lost.
 */
export function WidgetTheme({
  theme,
  locale = english,
  children,
}: {
  theme: Theme;
  locale?: Locale;
  children: ReactNode;
}): ReactNode {
  const config = useMemo(() => antdTheme(theme), [theme]);
  return (
    <ConfigProvider theme={config} locale={locale} wave={{ disabled: true }} getPopupContainer={popupPlace}>
      {children}
    </ConfigProvider>
  );
}

/** An open dialog lies above the page, so what opens inside it must be part of it. */
function popupPlace(trigger?: HTMLElement): HTMLElement {
  return trigger?.closest('dialog') ?? document.body;
}
