import type { ButtonHTMLAttributes, ReactNode } from 'react';
import type { Icon } from '../icon/icon.tsx';
import styles from './button.module.css';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  /** One primary per view. `danger` is plain with red text; `dangerSolid` stands only in the dialog that confirms. */
  kind?: 'primary' | 'plain' | 'quiet' | 'danger' | 'dangerSolid';
  size?: 'small' | 'middle' | 'large';
  icon?: Icon;
  /** As wide as its place. */
  wide?: boolean;
  /** Under way: stays where it is, keeps the focus, and does nothing more. */
  busy?: boolean;
}

/** A button names its result: "Send order". */
export function Button({
  kind = 'plain',
  size = 'middle',
  icon: Glyph,
  wide = false,
  busy = false,
  type = 'button',
  children,
  onClick,
  ...rest
}: ButtonProps): ReactNode {
  return (
    <button
      {...rest}
      type={type}
      className={styles['button']}
      data-kind={kind}
      data-size={size}
      data-wide={wide || undefined}
      aria-disabled={busy || rest.disabled}
      aria-busy={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {Glyph !== undefined && <Glyph size={16} strokeWidth={1.75} aria-hidden />}
      {children}
    </button>
  );
}
