import { useId, type ReactNode } from 'react';
import { FieldBelow } from '../field/field.tsx';
import type { Icon } from '../icon/icon.tsx';
import styles from './choice-list.module.css';

export interface Choice<T extends string> {
  value: T;
  title: string;
  /** What it means, in a sentence. */
  text?: ReactNode;
  icon?: Icon;
  disabled?: boolean;
}

export interface ChoiceListProps<T extends string> {
  label: string;
  labelHidden?: boolean;
  value: T | '';
  choices: readonly Choice<T>[];
  onChange: (value: T) => void;
  error?: string | undefined;
}

/** Two to five answers that need a sentence each. */
export function ChoiceList<T extends string>({
  label,
  labelHidden = false,
  value,
  choices,
  onChange,
  error,
}: ChoiceListProps<T>): ReactNode {
  const id = useId();
  const below = `${id}-below`;
  return (
    <fieldset
      className={styles['list']}
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={error === undefined ? undefined : below}
    >
      <legend className={labelHidden ? 'visually-hidden' : styles['label']}>{label}</legend>
      <div className={styles['group']} data-invalid={error === undefined ? undefined : true}>
        {choices.map(({ icon: Glyph, ...choice }) => (
          <label key={choice.value} className={styles['row']}>
            <input
              type="radio"
              name={id}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabled ?? false}
              onChange={() => onChange(choice.value)}
            />
            {Glyph !== undefined && (
              <span className={styles['icon']}>
                <Glyph size={18} strokeWidth={1.75} aria-hidden />
              </span>
            )}
            <span className={styles['words']}>
              <span className={styles['title']}>{choice.title}</span>
              {choice.text !== undefined && <span className={styles['text']}>{choice.text}</span>}
            </span>
          </label>
        ))}
      </div>
      {error !== undefined && <FieldBelow id={below} error={error} />}
    </fieldset>
  );
}
