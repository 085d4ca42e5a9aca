import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import type { Icon } from '../icon/icon.tsx';
import styles from './icon-button.module.css';

type Native = Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'aria-label' | 'aria-pressed' | 'children' | 'className' | 'title'
>;

export interface IconButtonProps extends Native {
  icon: Icon;
  /** What it does: read out, and shown by the pointer. */
  label: string;
  /** The key that does the same, shown with the label. */
  shortcut?: string;
  /** For a button that switches something on and off. */
  pressed?: boolean;
  /** Something new waits behind it; say it in the label too. */
  dot?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton({
  icon: Glyph,
  label,
  shortcut,
  pressed,
  dot = false,
  type = 'button',
  ...rest
}: IconButtonProps): ReactNode {
  return (
    <button
      {...rest}
      type={type}
      className={styles['button']}
      aria-label={label}
      aria-pressed={pressed}
      aria-keyshortcuts={shortcut}
      data-tip={shortcut === undefined ? label : `${label} (${shortcut})`}
    >
      <Glyph size={16} strokeWidth={1.75} aria-hidden />
      {dot && <span className={styles['dot']} />}
    </button>
  );
}
