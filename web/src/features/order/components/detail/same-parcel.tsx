import { Button } from '@archway/ui/button';
import { Checkbox } from '@archway/ui/checkbox';
import { useText } from '@archway/ui/text';
import { briefWords } from '@archway/ui/works';
import { useState, type ReactNode } from 'react';
import { useToothNumbering } from '../../../../platform/session/use-tooth-numbering.ts';
import { patientWords } from '../../order-names.ts';
import type { SameParcel as Parcel } from '../../use-same-parcel.ts';
import styles from './same-parcel.module.css';

/** Offers the other finished works for the clinic, all at once or some of them. */
export function SameParcel({ parcel }: { parcel: Parcel }): ReactNode {
  const t = useText();
  const numbering = useToothNumbering();
  const [isOpen, setOpen] = useState(false);
  const { offered, taken, isTogether, setTogether, isTaken, take } = parcel;
  if (offered.length === 0) return null;
  const isSome = taken.length > 0 && taken.length < offered.length;
  return (
    <div className={styles['parcel']}>
      <div className={styles['all']}>
        <Checkbox
          label={t('order.ship.more', { count: isSome ? taken.length : offered.length })}
          checked={isTogether && taken.length > 0}
          mixed={isSome}
          onChange={setTogether}
        />
        {!isOpen && (
          <Button size="small" kind="quiet" onClick={() => setOpen(true)}>
            {t('order.ship.choose')}
          </Button>
        )}
      </div>
      {isOpen && (
        <fieldset className={styles['each']}>
          <legend>{t('order.ship.others')}</legend>
          {offered.map((row) => (
            <Checkbox
              key={row.orderId}
              label={patientWords(row)}
              help={`${briefWords(t, row.prescription, numbering)} · ${row.orderCode}`}
              checked={isTaken(row)}
              onChange={(isChosen) => take(row, isChosen)}
            />
          ))}
        </fieldset>
      )}
    </div>
  );
}
