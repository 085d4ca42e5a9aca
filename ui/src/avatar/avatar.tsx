import type { ReactNode } from 'react';
import styles from './avatar.module.css';
import { initialsOf, stableIndex } from './initials.ts';

const TINTS = 6;

export interface AvatarProps {
  name: string;
  /** People are round, organizations square. */
  kind?: 'person' | 'organization';
  size?: 20 | 26 | 34;
  /** What the colour goes by, if not the name: an id, which survives a change of name. */
  seed?: string;
  /** The name stands beside it: it is not read out again. */
  decorative?: boolean;
}

export function Avatar({
  name,
  kind = 'person',
  size = 26,
  seed = name,
  decorative = false,
}: AvatarProps): ReactNode {
  return (
    <span
      className={styles['avatar']}
      data-kind={kind}
      data-size={size}
      data-tint={stableIndex(seed, TINTS)}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name, title: name })}
    >
      {initialsOf(name, kind)}
    </span>
  );
}
