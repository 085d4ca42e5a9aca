import type { Anchor, MarkShape } from './mark-shape.ts';

/** The places on scans that a mark hangs on. Maps and sections have none. */
export function anchorsOf(shape: MarkShape): Anchor[] {
  switch (shape.kind) {
    case 'distance':
    case 'surface':
      return [shape.from, shape.to];
    case 'angle':
      return [shape.from, shape.apex, shape.to];
    case 'pin':
      return [shape.at];
    case 'margin':
      return shape.points.map((point) => ({ scanId: shape.scanId, point }));
    case 'contacts':
    case 'deviation':
    case 'section':
      return [];
  }
}
