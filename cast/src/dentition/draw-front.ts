import { drawOpening } from '@archway/mesh/picture/draw-opening';
import type { Picture } from '@archway/mesh/picture/picture';
import { shownScan } from '@archway/mesh/picture/shown-scan';
import type { Dentition } from './dentition.ts';

/** A mouth from the front, on a clear ground. */
export function drawFront({ upper, lower }: Dentition, size: { width: number; height: number }): Picture {
  const shown = ({ mesh }: Dentition['upper'], role: string) =>
    shownScan({ mesh, jaw: null, openness: null }, role);
  return drawOpening([shown(upper, 'upper'), shown(lower, 'lower')], size);
}
