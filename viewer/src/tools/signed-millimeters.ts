import type { ToolWords } from '../types/tool-words.ts';

/** Formats millimeters with an explicit plus or minus sign. */
export function signedMillimeters(words: ToolWords, value: number): string {
  const sign = value < 0 ? '−' : '+';
  return `${sign}${words.millimeters(Math.abs(value))}`;
}
