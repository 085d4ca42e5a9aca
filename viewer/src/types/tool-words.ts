import type { MarginLine } from '@archway/rules/marks';

/** Localized texts and number formats, supplied by the portal. */
export interface ToolWords {
  millimeters(value: number): string;
  degrees(value: number): string;
  margin(tooth: number | null): string;
  marginDetail(line: MarginLine): string;
}
