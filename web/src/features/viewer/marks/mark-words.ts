import type { MarkShape } from '@archway/rules/marks';
import type { ToolWords } from '@archway/viewer/types/tool-words';

/** What was made on the model, in the reader's words and numbers. */
export interface MarkWords extends ToolWords {
  tooth: (fdi: number) => string;
  /** To a thousandth, as alignments are judged. */
  precise: (millimeters: number) => string;
  percent: (share: number) => string;
  /** With its sign, as a change has one. */
  change: (millimeters: number) => string;
  kind: (shape: MarkShape) => string;
  /** What it says: a length, an angle, how much was found. Null where its text says it. */
  value: (shape: MarkShape) => string | null;
}
