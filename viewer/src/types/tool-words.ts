import type { MarginLine } from '@archway/rules/marks';

/** The portal gives numbers and lines their words, in the reader's language. */
export interface ToolWords {
  millimeters(value: number): string;
  degrees(value: number): string;
  margin(tooth: number | null): string;
  marginDetail(line: MarginLine): string;
}
