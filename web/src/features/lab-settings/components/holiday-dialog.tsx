import type { Holiday } from '@archway/rules/calendar';
import { isHolidayAllowed, LAB_LIMITS } from '@archway/rules/lab-settings';
import { Dialog } from '@archway/ui/dialog';
import { TextField } from '@archway/ui/text-field';
import { useText } from '@archway/ui/text';
import { useState, type ReactNode } from 'react';

interface HolidayDialogProps {
  /** Null for new ones. */
  holiday: Holiday | null;
  onKeep: (holiday: Holiday) => void;
  onClose: () => void;
}

/** Days off: one, or from one to another. They are saved with the rest of the page. */
export function HolidayDialog({ holiday, onKeep, onClose }: HolidayDialogProps): ReactNode {
  const t = useText();
  const [typed, setTyped] = useState<Holiday>(holiday ?? { name: '', from: '', to: '' });
  const [isTried, setTried] = useState(false);
  // One day needs no second date.
  const wanted = { ...typed, name: typed.name.trim(), to: typed.to || typed.from };
  const isTooLong = wanted.name.length > LAB_LIMITS.holidayName;
  const isEmpty = wanted.from === '';
  const problem = isEmpty || isHolidayAllowed(wanted) ? undefined : problemOf(wanted);
  const keep = (): void => {
    setTried(true);
    if (!isEmpty && problem === undefined && !isTooLong) onKeep(wanted);
  };
  return (
    <Dialog
      title={t(holiday === null ? 'labSettings.holiday.addTitle' : 'labSettings.holiday.editTitle')}
      confirm={t('labSettings.holiday.save.button')}
      onConfirm={keep}
      onClose={onClose}
    >
      <TextField
        label={t('labSettings.holiday.name')}
        value={typed.name}
        maxLength={LAB_LIMITS.holidayName}
        onChange={(name) => setTyped({ ...typed, name })}
      />
      <TextField
        label={t('labSettings.holiday.from')}
        type="date"
        value={typed.from}
        error={isTried && isEmpty ? t('labSettings.holiday.needDates') : undefined}
        onChange={(from) => setTyped({ ...typed, from })}
      />
      <TextField
        label={t('labSettings.holiday.to')}
        type="date"
        value={typed.to}
        min={typed.from}
        error={problem === undefined ? undefined : t(problem, { days: LAB_LIMITS.holidayDays })}
        onChange={(to) => setTyped({ ...typed, to })}
      />
    </Dialog>
  );
}

const problemOf = ({ from, to }: Holiday) =>
  to < from ? ('labSettings.holiday.order' as const) : ('labSettings.holiday.tooLong' as const);
