import type { ReactNode } from 'react';
import { isDrawn, loadingOf } from '../loading.ts';
import { useModel } from '../model.ts';
import styles from './model-stage.module.css';
import { StageState } from './stage-state.tsx';

/** The model alone, to be looked at and turned. */
export function ModelPreview(): ReactNode {
  const { setHost, layers, state } = useModel();
  return (
    <div
      className={styles['stage']}
      data-settled={(isDrawn(state) && loadingOf(state) === null) || undefined}
    >
      {layers.length > 0 && (
        <div ref={setHost} className={styles['host']} data-empty={!isDrawn(state) || undefined} />
      )}
      <StageState />
    </div>
  );
}
