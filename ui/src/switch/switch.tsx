import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import styles from './switch.module.css';

type Native = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'checked' | 'children' | 'className' | 'id' | 'onChange' | 'role' | 'type'
>;

export interface SwitchProps extends Native {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** What it does, in a second line. */
  help?: ReactNode;
}

/** Takes effect at once; what waits for a button is a checkbox. */
export function Switch({ label, checked, onChange, help, ...rest }: SwitchProps): ReactNode {
  const id = useId();
  return (
    <div className={styles['switch']}>
      <input
        {...rest}
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <div className={styles['words']}>
        <label htmlFor={id}>{label}</label>
        {help !== undefined && (
          <div id={`${id}-help`} className={styles['help']}>
            {help}
          </div>
        )}
      </div>
    </div>
  );
}
