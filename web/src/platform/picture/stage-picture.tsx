import { Box } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import styles from './stage-picture.module.css';

/** The stored picture where the model will be. Until it's loaded, and where there is none, a symbol holds the place. */
export function StagePicture({ url, label = '' }: { url: string | null; label?: string }): ReactNode {
  const [loaded, setLoaded] = useState<string | null>(null);
  return (
    <div className={styles['place']}>
      {loaded !== url || url === null ? (
        <Box className={styles['symbol']} size={56} strokeWidth={1} aria-hidden />
      ) : null}
      {url !== null && (
        <img src={url} alt={label} data-loaded={loaded === url || undefined} onLoad={() => setLoaded(url)} />
      )}
    </div>
  );
}
