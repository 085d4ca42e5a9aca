import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './link-button.module.css';

/** Looks like a link and acts here: in notes, toasts and facts. What leads to another place is a link. */
export function LinkButton({
  type = 'button',
  danger = false,
  ...rest
}: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & {
  /** It takes something away. */
  danger?: boolean;
  ref?: Ref<HTMLButtonElement>;
}): ReactNode {
  return <button {...rest} type={type} className={styles['link']} data-danger={danger || undefined} />;
}
