import type { Theme } from '@archway/rules/display';
import { ConfigProvider } from 'antd';
import type { Locale } from 'antd/es/locale';
import { useMemo, type ReactNode } from 'react';
import 'virtual:antd.css';
import { antdTheme } from './antd-theme.ts';

/** Around everything that uses widgets of the kit. Pages without them do without it, and without its weight. */
export function WidgetTheme({
  theme,
  locale,
  children,
}: {
  theme: Theme;
  locale?: Locale;
  children: ReactNode;
}): ReactNode {
  const config = useMemo(() => antdTheme(theme), [theme]);
  return (
    <ConfigProvider
      theme={config}
      {...(locale === undefined ? {} : { locale })}
      wave={{ disabled: true }}
      getPopupContainer={popupPlace}
    >
      {children}
    </ConfigProvider>
  );
}

/** An open dialog lies above the page, so what opens inside it must be part of it. */
function popupPlace(trigger?: HTMLElement): HTMLElement {
  return trigger?.closest('dialog') ?? document.body;
}
