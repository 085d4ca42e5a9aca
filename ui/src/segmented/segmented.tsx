import { useId, type ReactNode } from 'react';
import type { Icon } from '../icon/icon.tsx';
import styles from './segmented.module.css';

export interface SegmentedOption<T extends string> {
  value: T;
  label: string;
  icon?: Icon;
}

export interface SegmentedProps<T extends string> {
  /** What is chosen here, for those who cannot see the place. */
  label: string;
  value: T;
  options: readonly SegmentedOption<T>[];
  onChange: (value: T) => void;
  disabled?: boolean;
}

/** Two to four short answers side by side, one of them chosen. */
export function Segmented<T extends string>({
  label,
  value,
  options,
  onChange,
  disabled = false,
}: SegmentedProps<T>): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles['segmented']} disabled={disabled}>
      <legend className="visually-hidden">{label}</legend>
      {options.map(({ icon: Glyph, ...option }) => (
        <label key={option.value} className={styles['option']}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            className="visually-hidden"
            onChange={() => onChange(option.value)}
          />
          {Glyph !== undefined && <Glyph size={14} strokeWidth={1.75} aria-hidden />}
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
