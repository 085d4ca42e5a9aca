import { holidayOn, type WorkCalendar } from '@archway/rules/calendar';
import { plusDays } from '@archway/rules/date-presets';
import { IconButton } from '@archway/ui/icon-button';
import { useText } from '@archway/ui/text';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { plusMonths, weeksOf } from '../../month-weeks.ts';
import { useCalendarWords } from '../../use-calendar-words.ts';
import styles from './delivery-calendar.module.css';

interface DeliveryCalendarProps {
  calendar: Pick<WorkCalendar, 'holidays'>;
  today: string;
  earliest: string | null;
  chosen: string | null;
  isPossible: (date: string) => boolean;
  onChoose: (date: string) => void;
}

/** Days that a key moves by; weeks begin on Monday. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
/** As far as a key looks for a day on which the lab works. */
const MOST_STEPS = 60;

/** One month of a lab's calendar, to choose a day from: free days can't be chosen, the earliest is outlined. */
export function DeliveryCalendar(props: DeliveryCalendarProps): ReactNode {
  const { today, earliest, chosen, isPossible, onChoose } = props;
  const t = useText();
  const words = useCalendarWords();
  const { month, show, table, wanted, onKeyDown } = useDays(props);
  // Weeks that are over have nothing to choose.
  const weeks = weeksOf(month).filter((week) => week.some((date) => date !== null && date >= today));
  const stop = stopOf(weeks.flat(), { wanted, chosen, earliest, isPossible });
  return (
    <div className={styles['calendar']}>
      <div className={styles['head']}>
        <strong aria-live="polite">{words.month(month)}</strong>
        <IconButton
          icon={ChevronLeft}
          label={t('order.new.date.before')}
          disabled={month <= today.slice(0, 7)}
          onClick={() => show(plusMonths(month, -1))}
        />
        <IconButton
          icon={ChevronRight}
          label={t('order.new.date.after')}
          onClick={() => show(plusMonths(month, 1))}
        />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of the days in it */}
      <table ref={table} aria-label={words.month(month)} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {[1, 2, 3, 4, 5, 6, 7].map((day) => (
              <th key={day} scope="col" abbr={words.weekday(day, 'long')}>
                {words.weekday(day, 'narrow')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find((date) => date !== null)}>
              {week.map((date, i) => (
                <td key={date ?? i} aria-hidden={date === null || undefined}>
                  {date !== null && (
                    <Day {...props} date={date} isStop={date === stop} onChoose={() => onChoose(date)} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Which month is shown, and moving from day to day by the arrow keys. */
function useDays({ today, earliest, chosen, isPossible }: DeliveryCalendarProps) {
  const [month, show] = useState((chosen ?? earliest ?? today).slice(0, 7));
  const table = useRef<HTMLTableElement>(null);
  const [wanted, setWanted] = useState<string | null>(null);
  useEffect(() => {
    if (wanted !== null) table.current?.querySelector<HTMLElement>(`[data-date="${wanted}"]`)?.focus();
  }, [wanted]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const step = STEPS[event.key];
    const from = (event.target as HTMLElement).dataset['date'];
    if (step === undefined || from === undefined) return;
    event.preventDefault();
    const next = nextPossible(from, step, isPossible);
    if (next === null) return;
    show(next.slice(0, 7));
    setWanted(next);
  };
  return { month, show, table, wanted, onKeyDown };
}

interface DayProps extends Omit<DeliveryCalendarProps, 'onChoose'> {
  date: string;
  /** Where Tab stops in the month. */
  isStop: boolean;
  onChoose: () => void;
}

function Day({ calendar, today, earliest, chosen, isPossible, date, isStop, onChoose }: DayProps): ReactNode {
  const t = useText();
  const words = useCalendarWords();
  const holiday = holidayOn(calendar, date)?.name ?? '';
  const day = words.day(date);
  return (
    <button
      type="button"
      data-date={date}
      data-earliest={date === earliest || undefined}
      aria-current={date === today ? 'date' : undefined}
      aria-pressed={date === chosen}
      aria-label={date === earliest ? t('order.new.date.earliestDay', { day }) : day}
      data-tip={holiday === '' ? undefined : holiday}
      tabIndex={isStop ? 0 : -1}
      disabled={!isPossible(date)}
      onClick={onChoose}
    >
      {Number(date.slice(8))}
    </button>
  );
}

/** The next day that can be chosen, in steps of days or of weeks. */
function nextPossible(from: string, step: number, isPossible: (date: string) => boolean): string | null {
  let date = from;
  for (let done = 0; done < MOST_STEPS; done += 1) {
    date = plusDays(date, step);
    if (isPossible(date)) return date;
  }
  return null;
}

function stopOf(
  dates: readonly (string | null)[],
  {
    wanted,
    chosen,
    earliest,
    isPossible,
  }: Pick<DeliveryCalendarProps, 'chosen' | 'earliest' | 'isPossible'> & {
    wanted: string | null;
  },
): string | undefined {
  const days = dates.filter((date) => date !== null).filter(isPossible);
  return [wanted, chosen, earliest].find((date) => date !== null && days.includes(date)) ?? days[0];
}
