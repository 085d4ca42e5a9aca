import type { MarkShape } from './mark-shape.ts';

/** The scans that a mark lies on. Sections lie on none in particular. */
export function scansOf(shape: MarkShape): string[] {
  switch (shape.kind) {
    case 'distance':
    case 'surface':
      return [shape.from.scanId, shape.to.scanId];
    case 'angle':
      return [shape.from.scanId, shape.apex.scanId, shape.to.scanId];
    case 'pin':
      return [shape.at.scanId];
    case 'margin':
      return [shape.scanId];
    case 'contacts':
      return [shape.scanId, shape.antagonistId];
    case 'deviation':
      return [shape.scanId, shape.referenceId];
    case 'section':
      return [];
  }
}
