import { useState, type ReactNode } from 'react';
import type { Icon } from '../icon/icon.tsx';
import styles from './thumbnail.module.css';

export interface ThumbnailProps {
  /** Where the picture is; null while there is none. */
  src: string | null;
  /** In place of a picture. */
  icon: Icon;
  /** `row` for lists, `card` for phones, `stage` for as much room as there is. */
  size?: 'row' | 'card' | 'stage';
  /** What it shows; empty beside words that say so. */
  alt?: string;
  /** The picture could not be loaded; the icon stands in until there is another address. */
  onBroken?: () => void;
}

const ICON_SIZE = { row: 16, card: 18, stage: 32 } as const;

/** A small picture of a scan on the ground of the viewer. Its place has the same size before the picture is there. */
export function Thumbnail({ src, icon: Glyph, size = 'row', alt = '', onBroken }: ThumbnailProps): ReactNode {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span className={styles['thumbnail']} data-size={size}>
      {src === null || src === broken ? (
        <Glyph size={ICON_SIZE[size]} strokeWidth={1.75} aria-hidden />
      ) : (
        <img
          src={src}
          alt={alt}
          decoding="async"
          onError={() => {
            setBroken(src);
            onBroken?.();
          }}
        />
      )}
    </span>
  );
}
