import { Avatar } from '@archway/ui/avatar';
import { Checkbox } from '@archway/ui/checkbox';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import type { PartProps } from './part-props.ts';
import part from './part.module.css';

/** Whose case it is, and whether the lab is told the name. */
export function PatientPart({ detail, filling }: PartProps): ReactNode {
  const t = useText();
  const { patientId, patientName, patientCode, name } = detail;
  return (
    <section className={part['part']}>
      <span className={part['label']}>{t('order.new.patient')}</span>
      <div className={part['person']}>
        <Avatar name={patientName || name} seed={patientId ?? name} decorative />
        <span>
          <strong>{patientName || name}</strong>
          {patientCode !== '' && <span className={part['quiet']}>{patientCode}</span>}
        </span>
      </div>
      <Checkbox
        label={t('order.new.sharesName')}
        checked={filling.plan.sharesName}
        onChange={(sharesName) => filling.change({ sharesName })}
        {...(filling.plan.sharesName ? {} : { help: t('order.new.hidesName') })}
      />
    </section>
  );
}
