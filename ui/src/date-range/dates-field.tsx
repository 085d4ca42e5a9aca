import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { CalendarRange } from 'lucide-react';
import { useEffect, useRef, type ComponentRef, type ReactNode } from 'react';
import { useText } from '../text/text.tsx';
import styles from './dates-field.module.css';
import type { DateChoice, Dates } from '@archway/rules/date-presets';

const WRITTEN = 'YYYY-MM-DD';

/** Two fields with a calendar, for the first and the last day. */
export function DatesField({
  value,
  onChange,
}: {
  value: DateChoice;
  onChange: (dates: Dates) => void;
}): ReactNode {
  const t = useText();
  const place = useRef<HTMLDivElement>(null);
  const field = useRef<ComponentRef<typeof DatePicker.RangePicker>>(null);
  // It stands where the menu was, whose choice led here.
  useEffect(() => field.current?.focus(), []);
  return (
    <div ref={place} className={styles['place']}>
      <DatePicker.RangePicker
        ref={field}
        // Fields and calendar are one sheet, open for as long as it is there.
        open
        getPopupContainer={(trigger) => place.current ?? trigger}
        separator="–"
        suffixIcon={<CalendarRange size={16} strokeWidth={1.75} aria-hidden />}
        allowClear={false}
        aria-label={t('ui.dates.choose')}
        {...(typeof value === 'string' ? {} : { defaultValue: [dayjs(value.from), dayjs(value.to)] })}
        onChange={(dates) => {
          const [from, to] = dates ?? [];
          if (from && to) onChange({ from: from.format(WRITTEN), to: to.format(WRITTEN) });
        }}
      />
    </div>
  );
}
