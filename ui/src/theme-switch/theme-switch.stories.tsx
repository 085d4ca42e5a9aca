import type { Theme } from '@archway/rules/display';
import { useState, type ReactNode } from 'react';
import { Row } from '../../workbench/arrange.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

export const Both = (): ReactNode => {
  const [theme, setTheme] = useState<Theme>('light');
  return (
    <Row>
      <ThemeSwitch theme={theme} onChange={setTheme} />
      <output>{theme}</output>
    </Row>
  );
};
