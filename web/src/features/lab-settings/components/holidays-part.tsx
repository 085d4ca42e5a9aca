import { LAB_LIMITS } from '@archway/rules/lab-settings';
import type { Holiday } from '@archway/rules/calendar';
import { Button } from '@archway/ui/button';
import { MenuButton } from '@archway/ui/menu-button';
import { useText } from '@archway/ui/text';
import { Ellipsis, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../platform/text/format.ts';
import type { SettingsForm } from '../use-settings-form.ts';
import { HolidayDialog } from './holiday-dialog.tsx';
import styles from './holidays-part.module.css';
import part from './part.module.css';

/** The days on which the lab is closed, in their order. */
export function HolidaysPart({ form, canEdit }: { form: SettingsForm; canEdit: boolean }): ReactNode {
  const t = useText();
  const { holidays } = form.draft;
  const [opened, setOpened] = useState<Holiday | 'new' | null>(null);
  const keep = (kept: readonly Holiday[]): void =>
    form.change({ holidays: kept.toSorted((one, other) => one.from.localeCompare(other.from)) });
  return (
    <section aria-labelledby="lab-holidays">
      <header className={part['head']}>
        <h2 id="lab-holidays">{t('labSettings.holidays')}</h2>
        {canEdit && (
          <Button
            kind="quiet"
            size="small"
            icon={Plus}
            disabled={holidays.length >= LAB_LIMITS.holidays}
            onClick={() => setOpened('new')}
          >
            {t('labSettings.holiday.add.button')}
          </Button>
        )}
      </header>
      {holidays.length === 0 && <p className={styles['none']}>{t('labSettings.noHolidays')}</p>}
      <ul className={styles['list']}>
        {holidays.map((holiday, i) => (
          <HolidayLine
            key={`${holiday.from} ${i}`}
            holiday={holiday}
            canEdit={canEdit}
            onEdit={() => setOpened(holiday)}
            onRemove={() => keep(holidays.filter((one) => one !== holiday))}
          />
        ))}
      </ul>
      {opened !== null && (
        <HolidayDialog
          holiday={opened === 'new' ? null : opened}
          onKeep={(kept) => {
            keep([...holidays.filter((one) => one !== opened), kept]);
            setOpened(null);
          }}
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  );
}

interface HolidayLineProps {
  holiday: Holiday;
  canEdit: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

function HolidayLine({ holiday, canEdit, onEdit, onRemove }: HolidayLineProps): ReactNode {
  const t = useText();
  const { day, dayRange } = useFormat();
  const { from, to } = holiday;
  const name = holiday.name || t('labSettings.unnamed');
  return (
    <li>
      <span>{name}</span>
      <span className={styles['dates']}>{from === to ? day(from) : dayRange(from, to)}</span>
      {canEdit && (
        <MenuButton
          label={t('labSettings.holiday.actions', { name })}
          icon={Ellipsis}
          iconOnly
          kind="quiet"
          items={[
            [
              { id: 'edit', label: t('labSettings.holiday.edit.button'), icon: Pencil, onSelect: onEdit },
              {
                id: 'remove',
                label: t('labSettings.holiday.remove.button'),
                icon: Trash2,
                danger: true,
                onSelect: onRemove,
              },
            ],
          ]}
        />
      )}
    </li>
  );
}
