import type { MarkShape } from '@archway/viewer/marks/mark-shape';

type Vector = readonly [number, number, number];

/** Where on the model a mark is looked at; null for what concerns all of it. */
export function placeOfMark(shape: MarkShape): Vector | null {
  switch (shape.kind) {
    case 'distance':
      return shape.to.point;
    case 'surface':
      return shape.path[Math.floor(shape.path.length / 2)] ?? shape.to.point;
    case 'angle':
      return shape.apex.point;
    case 'margin':
      return shape.line[0] ?? null;
    case 'pin':
      return shape.at.point;
    case 'section':
    case 'contacts':
    case 'deviation':
      return null;
  }
}

/** The scans that must be seen for a mark to be. */
export function scansOfMark(shape: MarkShape): string[] {
  switch (shape.kind) {
    case 'distance':
    case 'surface':
      return [shape.from.scanId, shape.to.scanId];
    case 'angle':
      return [shape.from.scanId, shape.apex.scanId, shape.to.scanId];
    case 'margin':
      return [shape.scanId];
    case 'pin':
      return [shape.at.scanId];
    case 'section':
      return [];
    case 'contacts':
      return [shape.scanId, shape.antagonistId];
    case 'deviation':
      return [shape.scanId, shape.referenceId];
  }
}
