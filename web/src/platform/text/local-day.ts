/** The day of a moment where the reader is, `2026-11-09`. */
export function localDay(at: string | Date): string {
  const moment = new Date(at);
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
