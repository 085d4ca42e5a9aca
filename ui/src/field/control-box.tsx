import type { ReactNode } from 'react';
import styles from './control-box.module.css';

export type ControlSize = 'small' | 'middle' | 'large';

/** The frame that text fields, selects and areas share; the native control stands inside. */
export function ControlBox({
  size = 'middle',
  invalid = false,
  disabled = false,
  readOnly = false,
  tall = false,
  children,
}: {
  size?: ControlSize | undefined;
  invalid?: boolean;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  /** Of several lines. */
  tall?: boolean;
  children: ReactNode;
}): ReactNode {
  return (
    <span
      className={styles['box']}
      data-size={size}
      data-invalid={invalid || undefined}
      data-still={disabled || readOnly || undefined}
      data-tall={tall || undefined}
    >
      {children}
    </span>
  );
}
