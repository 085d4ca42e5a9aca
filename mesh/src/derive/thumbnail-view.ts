import type { RecognizedJaw } from '../jaw/recognize-jaw.ts';
import type { View } from './thumbnail.ts';
import { add, normalize, scale } from '../core/vector.ts';

/**
 * From where a scan shows what it is. A jaw is seen on its crowns and from the front, as high as it sits in the mouth:
 * the lower from above, the upper from below. All else is seen straight on.
 */
export function thumbnailView({ jaw, axes }: Pick<RecognizedJaw, 'jaw' | 'axes'>): View {
  const { occlusal, anterior } = axes;
  if (jaw === 'bite' || jaw === 'unknown') return { toViewer: occlusal, up: anterior };
  return {
    toViewer: normalize(add(scale(occlusal, 0.8), scale(anterior, 0.6))),
    up: jaw === 'upper' ? scale(occlusal, -1) : occlusal,
  };
}
