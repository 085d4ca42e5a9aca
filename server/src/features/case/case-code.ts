/** The day a moment belongs to where the organization is, as `2026-11-09`; by UTC for those who have not said where. */
export function dayIn(timeZone: string, moment: Date): string {
  // Swedish dates are written the way ISO 8601 wants them.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: timeZone === '' ? 'UTC' : timeZone }).format(moment);
}

/** For people: `C-261109-014`. A day of more than 999 cases has longer ones. */
export function caseCode(day: string, count: number): string {
  return `C-${day.slice(2).replaceAll('-', '')}-${String(count).padStart(3, '0')}`;
}
