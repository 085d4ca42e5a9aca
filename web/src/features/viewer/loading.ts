import type { LayerState, ViewerState } from '@archway/viewer/types/state';

export interface Loading {
  loadedBytes: number;
  totalBytes: number;
}

const isOnItsWay = ({ visible, stage, loadedBytes, totalBytes }: LayerState): boolean =>
  visible && stage !== 'full' && stage !== 'failed' && loadedBytes < totalBytes;

/** How much of what is looked at is still to come; null when all of it is here. */
export function loadingOf({ layers }: ViewerState): Loading | null {
  if (!layers.some(isOnItsWay)) return null;
  const seen = layers.filter(({ visible, stage }) => visible && stage !== 'failed');
  return {
    loadedBytes: seen.reduce((sum, { loadedBytes }) => sum + loadedBytes, 0),
    totalBytes: seen.reduce((sum, { totalBytes }) => sum + totalBytes, 0),
  };
}

/** Something of the model is on the stage. */
export const isDrawn = ({ layers }: ViewerState): boolean =>
  layers.some(({ visible, stage }) => visible && (stage === 'preview' || stage === 'full'));

/** Nothing of what should be seen could be loaded. */
export function hasNothing({ layers }: ViewerState): boolean {
  const seen = layers.filter(({ visible }) => visible);
  return seen.length > 0 && seen.every(({ stage }) => stage === 'failed');
}
