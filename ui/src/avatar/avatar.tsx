import { useState, type ReactNode } from 'react';
import styles from './avatar.module.css';
import { initialsOf, stableIndex } from './initials.ts';

const TINTS = 6;

export interface AvatarProps {
  name: string;
  /** People are round, organizations square. */
  kind?: 'person' | 'organization';
  size?: 20 | 26 | 34 | 56;
  /** The address of a picture; without one, or while it cannot be shown, letters stand in. */
  picture?: string | null | undefined;
  /** What the color goes by, if not the name: an id, which survives a change of name. */
  seed?: string;
  /** What is read out and told on hover, where it is more than the name. */
  words?: string;
  /** The name stands beside it: it is not read out again. */
  decorative?: boolean;
}

export function Avatar({
  name,
  kind = 'person',
  size = 26,
  picture = null,
  seed = name,
  words = name,
  decorative = false,
}: AvatarProps): ReactNode {
  const [broken, setBroken] = useState<string | null>(null);
  const hasPicture = picture !== null && picture !== broken;
  return (
    <span
      className={styles['avatar']}
      data-kind={kind}
      data-size={size}
      data-tint={stableIndex(seed, TINTS)}
      // A logo is made for paper, whatever the theme of the page.
      data-theme={hasPicture && kind === 'organization' ? 'light' : undefined}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': words, title: words })}
    >
      {hasPicture ? (
        <img src={picture} alt="" referrerPolicy="no-referrer" onError={() => setBroken(picture)} />
      ) : (
        initialsOf(name, kind)
      )}
    </span>
  );
}
