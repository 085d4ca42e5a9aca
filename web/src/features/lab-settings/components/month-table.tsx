import { holidayOn, isWorkingDay, weekdayOf, type WorkCalendar } from '@archway/rules/calendar';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { useDayNames } from '../use-day-names.ts';
import styles from './month-table.module.css';

interface MonthTableProps {
  /** `2026-11`. */
  month: string;
  today: string;
  calendar: Pick<WorkCalendar, 'workingDays' | 'holidays'>;
}

/** One month, with what is free in it. Weeks begin on Monday. */
export function MonthTable({ month, today, calendar }: MonthTableProps): ReactNode {
  const { weekday, month: nameOf } = useDayNames();
  return (
    <table className={styles['month']}>
      <caption>{nameOf(month)}</caption>
      <thead>
        <tr>
          {[1, 2, 3, 4, 5, 6, 7].map((day) => (
            <th key={day} scope="col" abbr={weekday(day, 'long')}>
              {weekday(day, 'narrow')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find((date) => date !== null)}>
            {week.map((date, i) =>
              date === null ? (
                <td key={i} aria-hidden />
              ) : (
                <Day key={date} date={date} isToday={date === today} calendar={calendar} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayProps extends Pick<MonthTableProps, 'calendar'> {
  date: string;
  isToday: boolean;
}

function Day({ date, isToday, calendar }: DayProps): ReactNode {
  const t = useText();
  const holiday = holidayOn(calendar, date);
  const isFree = !isWorkingDay(calendar, date);
  const name = holiday?.name || t('labSettings.dayOff');
  const isWeekend = !calendar.workingDays.includes(weekdayOf(date));
  return (
    <td
      data-free={isFree ? (holiday === undefined || isWeekend ? 'weekend' : 'holiday') : undefined}
      aria-current={isToday ? 'date' : undefined}
      data-tip={holiday === undefined ? undefined : name}
    >
      {Number(date.slice(8))}
      {isFree && <span className="visually-hidden"> {name}</span>}
    </td>
  );
}

/** Rows of seven, with nothing before the first and after the last day. */
function weeksOf(month: string): (string | null)[][] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const dates = Array.from({ length: days }, (_, i) => `${month}-${String(i + 1).padStart(2, '0')}`);
  const before = weekdayOf(`${month}-01`) - 1;
  const cells: (string | null)[] = [...Array.from({ length: before }, () => null), ...dates];
  while (cells.length % 7 !== 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, i) => cells.slice(i * 7, i * 7 + 7));
}
