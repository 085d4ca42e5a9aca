import type { ReactNode } from 'react';
import { t } from '../platform/i18n.ts';
import { chooseTheme, useTheme } from '../platform/theme.ts';

export function ThemeChoice(): ReactNode {
  const isDark = useTheme() === 'dark';
  return (
    <button
      type="button"
      className="quiet"
      aria-pressed={isDark}
      onClick={() => chooseTheme(isDark ? 'light' : 'dark')}
    >
      {t('signIn.dark')}
    </button>
  );
}
