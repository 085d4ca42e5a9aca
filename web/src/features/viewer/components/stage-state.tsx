import { ErrorState, EmptyState } from '@archway/ui/states';
import { useText } from '@archway/ui/text';
import { Thumbnail } from '@archway/ui/thumbnail';
import { Box } from 'lucide-react';
import type { ReactNode } from 'react';
import { hasNothing } from '../loading.ts';
import { useModel } from '../model.ts';
import { Poster } from './poster.tsx';
import styles from './stage-state.module.css';

/** What stands in the place of the model while there is none to see. */
export function StageState(): ReactNode {
  const t = useText();
  const { opening, layers, state, retryLayers, waiting } = useModel();
  if (layers.length === 0) {
    return (
      <div className={styles['place']}>
        <EmptyState title={t(waiting ? 'viewer.none.waiting' : 'viewer.none.title')}>
          {t(waiting ? 'viewer.none.waitingText' : 'viewer.none.text')}
        </EmptyState>
      </div>
    );
  }
  if (opening.kind === 'missing') return <Pictures />;
  const isBroken = opening.kind === 'failed' || hasNothing(state);
  if (isBroken)
    return (
      <div className={styles['place']}>
        <ErrorState
          title={t('viewer.failed.title')}
          // A program that could not be loaded is not asked for again by every browser.
          onRetry={opening.kind === 'failed' ? () => location.reload() : retryLayers}
        >
          <p>{t('viewer.failed.text')}</p>
        </ErrorState>
      </div>
    );
  return <Poster />;
}

/** For browsers that cannot draw the model. */
function Pictures(): ReactNode {
  const t = useText();
  const { layers } = useModel();
  return (
    <div className={styles['pictures']}>
      <p className={styles['words']}>
        <strong>{t('viewer.missing.title')}</strong> {t('viewer.missing.text')}
      </p>
      <ul>
        {layers.map(({ id, name, thumbnailUrl }) => (
          <li key={id}>
            <Thumbnail src={thumbnailUrl} icon={Box} size="stage" alt="" />
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
