import { useText } from '@archway/ui/text';
import { useEffect, useState, type ReactNode } from 'react';
import { isDrawn } from '../loading.ts';
import { useModel } from '../model.ts';
import { StagePicture } from '../../../platform/picture/stage-picture.tsx';
import styles from './poster.module.css';

/** How long picture and model are seen together. */
const FADE_MS = 180;

/** The stored picture until the model is drawn, then one cross-fade. */
export function Poster(): ReactNode {
  const t = useText();
  const { opening, state, poster, insets } = useModel();
  const hasModel = opening.kind === 'open' && isDrawn(state);
  const isGone = useAfter(hasModel, FADE_MS);
  if (isGone) return null;
  return (
    <div className={styles['poster']} data-fading={hasModel || undefined}>
      <StagePicture url={poster} insets={insets} label={t('viewer.loading.label')} />
    </div>
  );
}

/** Whether something has been so for this long. */
function useAfter(isSo: boolean, milliseconds: number): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    if (!isSo) return undefined;
    const timer = setTimeout(() => setPassed(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setPassed(false);
    };
  }, [isSo, milliseconds]);
  return isSo && passed;
}
