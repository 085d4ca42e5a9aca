export interface TimeApart {
  unit: 'days' | 'months' | 'years';
  count: number;
}

const DAY_MS = 86_400_000;
const DAYS_OF_MONTH = 30.44;

/** How far two days are from each other, in the unit in which one would say it. */
export function timeApart(from: string, to: string): TimeApart {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
  const months = Math.round(days / DAYS_OF_MONTH);
  if (days < 60) return { unit: 'days', count: days };
  if (months < 24) return { unit: 'months', count: months };
  return { unit: 'years', count: Math.round(months / 12) };
}
