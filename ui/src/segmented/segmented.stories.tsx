import { Moon, Sun } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Column } from '../../workbench/arrange.tsx';
import { Segmented } from './segmented.tsx';

export const Kinds = (): ReactNode => {
  const [teeth, setTeeth] = useState('fdi');
  const [theme, setTheme] = useState('light');
  return (
    <Column>
      <div>
        <Segmented
          label="Tooth numbers"
          value={teeth}
          onChange={setTeeth}
          options={[
            { value: 'fdi', label: 'FDI 46' },
            { value: 'universal', label: 'Universal 30' },
          ]}
        />
      </div>
      <div>
        <Segmented
          label="Theme"
          value={theme}
          onChange={setTheme}
          options={[
            { value: 'light', label: 'Light', icon: Sun },
            { value: 'dark', label: 'Dark', icon: Moon },
            { value: 'system', label: 'System' },
          ]}
        />
      </div>
    </Column>
  );
};
