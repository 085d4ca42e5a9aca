import type { Theme } from '@archway/rules/display';
import { SunMoon } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useText } from '../text/text.tsx';

/** Between light and dark. */
export function ThemeSwitch({
  theme,
  onChange,
}: {
  theme: Theme;
  onChange: (theme: Theme) => void;
}): ReactNode {
  const t = useText();
  const isDark = theme === 'dark';
  return (
    <IconButton
      icon={SunMoon}
      label={t(isDark ? 'ui.themeSwitch.light' : 'ui.themeSwitch.dark')}
      onClick={() => onChange(isDark ? 'light' : 'dark')}
    />
  );
}
