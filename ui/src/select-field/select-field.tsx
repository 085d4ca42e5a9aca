import { ChevronDown } from 'lucide-react';
import type { ReactNode, SelectHTMLAttributes } from 'react';
import { ControlBox, type ControlSize } from '../field/control-box.tsx';
import { Field, type FieldLabels } from '../field/field.tsx';
import styles from './select-field.module.css';

export interface SelectOption<T extends string> {
  value: T;
  label: string;
  disabled?: boolean;
}

type Native = Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  'children' | 'className' | 'id' | 'multiple' | 'onChange' | 'size' | 'value'
>;

export interface SelectFieldProps<T extends string> extends Native, FieldLabels {
  value: T | '';
  options: readonly SelectOption<T>[];
  onChange: (value: T) => void;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  size?: ControlSize;
}

/** A choice from a short list. Long lists need a search: use the kit's select. */
export function SelectField<T extends string>(props: SelectFieldProps<T>): ReactNode {
  const { label, help, error, aside, labelHidden, value, options, onChange, placeholder, size, ...rest } =
    props;
  return (
    <Field label={label} help={help} error={error} aside={aside} labelHidden={labelHidden}>
      {(wiring) => (
        <ControlBox size={size} invalid={error !== undefined} disabled={rest.disabled}>
          <select
            {...rest}
            {...wiring}
            value={value}
            className={styles['select']}
            onChange={(event) => onChange(event.currentTarget.value as T)}
          >
            {placeholder !== undefined && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled ?? false}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown className={styles['arrow']} size={16} strokeWidth={1.75} aria-hidden />
        </ControlBox>
      )}
    </Field>
  );
}
