import type { ReactNode } from 'react';
import { TAG, type TagKind } from '../tokens/tokens.ts';
import styles from './state-tag.module.css';

/**
 * The state of what is not an order: accounts, devices, exports, invitations. It borrows the pairs of colors of the
 * order states, never their gauge.
 */
export function StateTag({ kind, children }: { kind: TagKind; children: ReactNode }): ReactNode {
  const pair = TAG[kind];
  return (
    <span
      className={styles['tag']}
      style={{ color: `var(--status-${pair}-fg)`, background: `var(--status-${pair}-bg)` }}
    >
      {children}
    </span>
  );
}
