import { earliestDate, firstDay, type WorkCalendar } from '@archway/rules/calendar';
import { todayIn } from '@archway/rules/date-presets';
import { LAB_LIMITS } from '@archway/rules/lab-settings';
import { Note } from '@archway/ui/note';
import { Permission } from '@archway/ui/permission-guard';
import { SelectField } from '@archway/ui/select-field';
import { TextField } from '@archway/ui/text-field';
import { useText } from '@archway/ui/text';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../platform/text/format.ts';
import { isDailyUnits, isDaysOnWay, settingsOf } from '../draft.ts';
import type { SettingsForm } from '../use-settings-form.ts';
import { AutoAcceptField } from './auto-accept-field.tsx';
import styles from './times-part.module.css';

const { min, max } = LAB_LIMITS.cutOffHour;
const HOURS = Array.from({ length: max - min + 1 }, (_, i) => String(min + i));

/** Until when a day takes orders, how long parcels take, and how much a day holds. */
export function TimesPart({ form, timeZone }: { form: SettingsForm; timeZone: string }): ReactNode {
  const t = useText();
  const { time } = useFormat();
  const { cutOffHour, daysOnWay, dailyUnits } = form.draft;
  return (
    <>
      <div className={styles['fields']}>
        <SelectField
          label={t('labSettings.cutOff')}
          help={t('labSettings.cutOffHelp')}
          value={String(cutOffHour)}
          options={HOURS.map((hour) => ({ value: hour, label: time(new Date(2026, 0, 1, Number(hour))) }))}
          onChange={(hour) => form.change({ cutOffHour: Number(hour) })}
        />
        <TextField
          label={t('labSettings.daysOnWay')}
          help={t('labSettings.daysOnWayHelp')}
          inputMode="numeric"
          value={daysOnWay}
          error={isDaysOnWay(daysOnWay) ? undefined : t('labSettings.wholeNumber', LAB_LIMITS.daysOnWay)}
          onChange={(typed) => form.change({ daysOnWay: typed })}
        />
        <TextField
          label={t('labSettings.dailyUnits')}
          inputMode="numeric"
          value={dailyUnits}
          suffix={t('labSettings.notShown')}
          error={isDailyUnits(dailyUnits) ? undefined : t('labSettings.wholeNumber', LAB_LIMITS.dailyUnits)}
          onChange={(typed) => form.change({ dailyUnits: typed })}
        />
        <Permission anyOf={['partner:record:manage']}>
          <AutoAcceptField />
        </Permission>
      </div>
      <Example form={form} timeZone={timeZone} />
    </>
  );
}

/** What all of it comes to, for a crown that is sent now. */
function Example({ form, timeZone }: { form: SettingsForm; timeZone: string }): ReactNode {
  const t = useText();
  const { weekday } = useFormat();
  const [now] = useState(() => new Date());
  const settings = settingsOf(form.draft);
  if (settings === null) return null;
  const calendar: WorkCalendar = { ...settings, timeZone };
  const days = settings.usualDays.Crown;
  const date = earliestDate(calendar, now, { usualDays: days, daysOnWay: settings.daysOnWay });
  if (date === null) return null;
  const isLate = firstDay(calendar, now) !== todayIn(timeZone, now);
  return (
    <Note>
      {t('labSettings.example', {
        isLate: isLate ? 'yes' : 'no',
        date: weekday(date),
        days,
        way: settings.daysOnWay,
      })}
    </Note>
  );
}
