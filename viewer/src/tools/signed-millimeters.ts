import type { ToolWords } from '../types/tool-words.ts';

/** With its sign, also where that is plus: what was gained, and not merely a length. */
export function signedMillimeters(words: ToolWords, value: number): string {
  const sign = value < 0 ? '−' : '+';
  return `${sign}${words.millimeters(Math.abs(value))}`;
}
