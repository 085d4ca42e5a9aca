import { todayIn } from '@archway/rules/date-presets';
import { useText } from '@archway/ui/text';
import { useState, type ReactNode } from 'react';
import type { SettingsForm } from '../use-settings-form.ts';
import { useDayNames } from '../use-day-names.ts';
import styles from './calendar-part.module.css';
import { MonthTable } from './month-table.tsx';
import part from './part.module.css';

const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;

/** The days of the week on which the lab works, and what this makes of the next two months. */
export function CalendarPart({ form, timeZone }: { form: SettingsForm; timeZone: string }): ReactNode {
  const t = useText();
  const { weekday } = useDayNames();
  const { workingDays, holidays } = form.draft;
  const [now] = useState(() => new Date());
  const today = todayIn(timeZone, now);
  const toggle = (day: number): void =>
    form.change({
      workingDays: workingDays.includes(day)
        ? workingDays.filter((one) => one !== day)
        : [...workingDays, day].toSorted((one, other) => one - other),
    });
  return (
    <section className={styles['part']} aria-labelledby="lab-calendar">
      <header className={part['head']}>
        <h2 id="lab-calendar">{t('labSettings.calendar')}</h2>
        <span>{timeZone}</span>
      </header>
      <fieldset className={styles['week']}>
        <legend>{t('labSettings.workingDays')}</legend>
        {WEEK.map((day) => (
          <button
            key={day}
            type="button"
            aria-pressed={workingDays.includes(day)}
            onClick={() => toggle(day)}
          >
            <span aria-hidden>{weekday(day, 'short')}</span>
            <span className="visually-hidden">{weekday(day, 'long')}</span>
          </button>
        ))}
      </fieldset>
      {workingDays.length === 0 && (
        <p className={styles['error']} role="alert">
          {t('labSettings.oneWorkingDay')}
        </p>
      )}
      <div className={styles['months']}>
        {[today.slice(0, 7), monthAfter(today)].map((month) => (
          <MonthTable key={month} month={month} today={today} calendar={{ workingDays, holidays }} />
        ))}
      </div>
    </section>
  );
}

function monthAfter(date: string): string {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 7);
}
