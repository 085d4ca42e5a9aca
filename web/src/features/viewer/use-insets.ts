import type { Insets } from '@archway/viewer/scene/insets';
import type { Viewer } from '@archway/viewer/viewer';
import { useEffect } from 'react';
import { NO_PANELS, useStageInsets, type Panels, type Rail } from './stage-insets.ts';

/** Keeps the model out from under the panels, where there are any. */
export function useInsets(
  viewer: Viewer | null,
  { isBare, ...panels }: Panels & { isBare: boolean },
): Rail & { insets: Insets } {
  const stage = useStageInsets(panels);
  const insets = isBare ? NO_PANELS : stage.insets;
  const { left, right, top, bottom } = insets;
  useEffect(() => viewer?.setInsets({ left, right, top, bottom }), [viewer, left, right, top, bottom]);
  return { ...stage, insets };
}
