import { Box } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import styles from './stage-picture.module.css';

export interface StagePictureProps {
  url: string | null;
  label?: string;
  /** Room that panels take from the stage, in CSS pixels. */
  insets: { left: number; right: number; top: number; bottom: number };
}

/**
 * The stored picture where the model will be, and as large. Until it's loaded, and where there is none, a symbol holds the
 * place.
 */
export function StagePicture({ url, label = '', insets }: StagePictureProps): ReactNode {
  const [loaded, setLoaded] = useState<string | null>(null);
  return (
    <div className={styles['place']} style={insets}>
      {loaded !== url || url === null ? (
        <Box className={styles['symbol']} size={56} strokeWidth={1} aria-hidden />
      ) : null}
      {url !== null && (
        <img src={url} alt={label} data-loaded={loaded === url || undefined} onLoad={() => setLoaded(url)} />
      )}
    </div>
  );
}
