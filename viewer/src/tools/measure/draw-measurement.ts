import type { ToolScene } from '../../types/tool-scene.ts';
import type { ToolWords } from '../../types/tool-words.ts';
import { drawAngle, drawDistance, drawSurfaceDistance, type MeasureLook } from './draw-measure.ts';
import type { Angle, Distance, SurfaceDistance } from '@archway/rules/marks';

/** Draws a measurement with its value, saved or in progress. */
export function drawMeasurement(
  scene: ToolScene,
  shape: Distance | SurfaceDistance | Angle,
  words: ToolWords,
  look: Omit<MeasureLook, 'text'>,
): void {
  switch (shape.kind) {
    case 'distance':
      return drawDistance(scene, shape.from, shape.to, {
        ...look,
        text: words.millimeters(shape.millimeters),
      });
    case 'surface':
      return drawSurfaceDistance(scene, shape, { ...look, text: words.millimeters(shape.millimeters) });
    case 'angle':
      return drawAngle(scene, shape, { ...look, text: words.degrees(shape.degrees) });
  }
}
