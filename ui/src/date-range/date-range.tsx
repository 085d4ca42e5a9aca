import type { TextKey } from '@archway/locales/keys';
import { CalendarRange } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Chip, useChip } from '../filter-chip/chip.tsx';
import { ChoiceMenu } from '../filter-chip/choice-menu.tsx';
import { useText } from '../text/text.tsx';
import { DATE_PRESETS, type DateChoice, type DatePreset } from '@archway/rules/date-presets';
import { DatesField } from './dates-field.tsx';

const WORDS: Record<DatePreset, TextKey> = {
  allTime: 'ui.dates.allTime',
  yesterday: 'ui.dates.yesterday',
  last7Days: 'ui.dates.last7Days',
  last30Days: 'ui.dates.last30Days',
  thisMonth: 'ui.dates.thisMonth',
  previousMonth: 'ui.dates.previousMonth',
};
const CHOOSE = 'choose';

export interface DateRangeProps {
  /** What the dates are of: "Scanned". */
  name: string;
  value: DateChoice;
  onChange: (value: DateChoice) => void;
}

/** Narrows a list to some days: six presets, or dates the reader chooses. */
export function DateRange({ name, value, onChange }: DateRangeProps): ReactNode {
  const t = useText();
  const chip = useChip();
  return (
    <Chip
      name={name}
      value={
        typeof value === 'string'
          ? t(WORDS[value])
          : t('ui.dates.range', { from: atNoon(value.from), to: atNoon(value.to) })
      }
      set={value !== 'allTime'}
      onClear={() => onChange('allTime')}
      chip={chip}
      menu={<Menu name={name} value={value} onChange={onChange} close={chip.close} />}
    />
  );
}

function Menu({ name, value, onChange, close }: DateRangeProps & { close: () => void }): ReactNode {
  const t = useText();
  const [choosing, setChoosing] = useState(false);
  const finish = (next: DateChoice): void => {
    onChange(next);
    close();
  };
  if (choosing) return <DatesField value={value} onChange={finish} />;
  return (
    <ChoiceMenu
      label={name}
      choices={[
        ...DATE_PRESETS.map((preset) => ({ id: preset, label: t(WORDS[preset]), chosen: value === preset })),
        {
          id: CHOOSE,
          label: t('ui.dates.choose'),
          icon: CalendarRange,
          apart: true,
          chosen: typeof value !== 'string',
        },
      ]}
      onChoose={(id) => {
        const preset = DATE_PRESETS.find((one) => one === id);
        if (preset === undefined) setChoosing(true);
        else finish(preset);
      }}
    />
  );
}

/** A date without a time, so that no time zone of a formatter makes another day of it. */
function atNoon(date: string): Date {
  return new Date(`${date}T12:00:00`);
}
