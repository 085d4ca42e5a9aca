import type { Density } from '@archway/rules/display';
import { Rows2, Rows3, Rows4 } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import type { TextKey } from '@archway/locales/keys';
import type { Icon } from '../icon/icon.tsx';
import { useText } from '../text/text.tsx';
import styles from './density-switch.module.css';

const CHOICES: readonly { density: Density; icon: Icon; text: TextKey }[] = [
  { density: 'comfortable', icon: Rows2, text: 'ui.density.comfortable' },
  { density: 'standard', icon: Rows3, text: 'ui.density.standard' },
  { density: 'compact', icon: Rows4, text: 'ui.density.compact' },
];

export interface DensitySwitchProps {
  value: Density;
  onChange: (density: Density) => void;
}

/** How high the rows of a list are, by the reader's choice. */
export function DensitySwitch({ value, onChange }: DensitySwitchProps): ReactNode {
  const t = useText();
  const name = useId();
  return (
    <fieldset className={styles['switch']} aria-label={t('ui.density.label')}>
      {CHOICES.map(({ density, icon: Glyph, text }) => (
        <label key={density} className={styles['choice']} title={t(text)}>
          <input
            type="radio"
            name={name}
            className="visually-hidden"
            aria-label={t(text)}
            checked={density === value}
            onChange={() => onChange(density)}
          />
          <Glyph size={14} strokeWidth={1.75} aria-hidden />
        </label>
      ))}
    </fieldset>
  );
}
