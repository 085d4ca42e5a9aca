import { Checkbox } from '@archway/ui/checkbox';
import { SelectField } from '@archway/ui/select-field';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import type { PartProps } from './part-props.ts';
import { OFFERED_TYPES } from '../../type-words.ts';
import part from './part.module.css';

/** What the lab is to do, and what comes to it beside the files. */
export function TypePart({ filling }: PartProps): ReactNode {
  const t = useText();
  const { type, comesByParcel } = filling.plan;
  const types = OFFERED_TYPES.some((one) => one === type) ? OFFERED_TYPES : [...OFFERED_TYPES, type];
  return (
    <section className={part['part']}>
      <SelectField
        label={t('order.type.label')}
        value={type}
        options={types.map((value) => ({ value, label: t(`order.type.${value}`) }))}
        {...(type === 'makeOnly' ? { help: t('order.new.makeOnlyHelp') } : {})}
        onChange={(chosen) => filling.change({ type: chosen })}
      />
      <Checkbox
        label={t('order.new.comesByParcel')}
        checked={comesByParcel}
        onChange={(next) => filling.change({ comesByParcel: next })}
      />
    </section>
  );
}
