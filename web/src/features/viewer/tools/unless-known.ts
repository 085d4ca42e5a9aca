import type { MarkShape } from '@archway/rules/marks';
import type { ToolRequest } from './active-tool.ts';

/** A map that is opened from its mark is computed anew; the first result is the one that is kept already. */
export function unlessKnown(
  mark: ToolRequest['mark'],
  keep: (shape: MarkShape) => void,
): (shape: MarkShape) => void {
  let isKnown = mark !== undefined;
  return (shape) => {
    if (!isKnown) keep(shape);
    isKnown = false;
  };
}
