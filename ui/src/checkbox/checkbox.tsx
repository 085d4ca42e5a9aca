import { Check, Minus } from 'lucide-react';
import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import { FieldBelow } from '../field/field.tsx';
import styles from './checkbox.module.css';

type Native = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'checked' | 'children' | 'className' | 'id' | 'onChange' | 'type'
>;

export interface CheckboxProps extends Native {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Some of what it stands for is checked. */
  mixed?: boolean;
  /** A second, quieter line. */
  help?: ReactNode;
  error?: string | undefined;
}

export function Checkbox({
  label,
  checked,
  onChange,
  mixed = false,
  help,
  error,
  ...rest
}: CheckboxProps): ReactNode {
  const id = useId();
  const below = `${id}-below`;
  const hasBelow = error !== undefined || help !== undefined;
  const Mark = mixed ? Minus : Check;
  return (
    <div className={styles['checkbox']}>
      <span className={styles['box']}>
        <input
          {...rest}
          id={id}
          type="checkbox"
          ref={(element) => {
            // Only a script can set it.
            if (element !== null) element.indeterminate = mixed;
          }}
          checked={checked}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={hasBelow ? below : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <Mark size={12} strokeWidth={3} aria-hidden />
      </span>
      <div className={styles['words']}>
        <label htmlFor={id}>{label}</label>
        {hasBelow && <FieldBelow id={below} error={error} help={help} />}
      </div>
    </div>
  );
}
