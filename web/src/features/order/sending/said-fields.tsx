import { todayIn } from '@archway/rules/date-presets';
import { Note } from '@archway/ui/note';
import { SelectField } from '@archway/ui/select-field';
import { useText } from '@archway/ui/text';
import { TextField } from '@archway/ui/text-field';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../platform/text/format.ts';
import { OFFERED_TYPES } from '../type-words.ts';
import styles from './sending.module.css';
import type { SendingCases } from './use-send-cases.ts';

/** Lab, type and day of all orders. */
export function SaidFields({ sending }: { sending: SendingCases }): ReactNode {
  const t = useText();
  const { day } = useFormat();
  const [today] = useState(() => todayIn('UTC', new Date()));
  const { said, labs, partners, earliest, change } = sending;
  const isRush = said.requestedOn !== null && earliest !== null && said.requestedOn < earliest;
  if (partners.data !== undefined && labs.length === 0)
    return <Note kind="warn">{t('order.new.lab.none')}</Note>;
  return (
    <div className={styles['said']}>
      <SelectField
        label={t('order.new.lab.label')}
        value={said.labCode}
        options={labs.map(({ companyCode, organization }) => ({
          value: companyCode,
          label: organization.name,
        }))}
        placeholder={t('order.new.lab.choose')}
        disabled={partners.data === undefined}
        // Another lab has another calendar.
        onChange={(labCode) => change({ labCode, requestedOn: null })}
      />
      <div className={styles['pair']}>
        <SelectField
          label={t('order.type.label')}
          value={said.type}
          options={OFFERED_TYPES.map((value) => ({ value, label: t(`order.type.${value}`) }))}
          onChange={(type) => change({ type })}
        />
        <TextField
          type="date"
          label={t('order.sendMany.day')}
          value={said.requestedOn ?? ''}
          min={today}
          disabled={said.labCode === ''}
          onChange={(typed) => change({ requestedOn: typed === '' ? null : typed })}
        />
      </div>
      {isRush && (
        <Note kind="warn" live>
          {t('order.sendMany.rush', { day: day(earliest) })}
        </Note>
      )}
    </div>
  );
}
