/** For people: `C-261109-014`. A day of more than 999 cases has longer ones. */
export function caseCode(day: string, count: number): string {
  return `C-${day.slice(2).replaceAll('-', '')}-${String(count).padStart(3, '0')}`;
}
