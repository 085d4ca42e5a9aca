import type { MarkShape } from './model.ts';

/** The files a mark stands on, each once; a section cuts whatever is shown. */
export const scanIdsOf = (shape: MarkShape): string[] => [...new Set(mentionedBy(shape))];

function mentionedBy(shape: MarkShape): string[] {
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
