import { holdsName } from '@archway/rules/order/hidden-name';
import { ORDER_LIMITS } from '@archway/rules/order/limits';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import { TextArea } from '@archway/ui/text-area';
import type { ReactNode } from 'react';
import type { PartProps } from './part-props.ts';
import part from './part.module.css';

/** What the lab should know; who hides the name is warned where it is in the text. */
export function NotePart({ detail, filling }: PartProps): ReactNode {
  const t = useText();
  const { note, sharesName } = filling.plan;
  const tells = !sharesName && holdsName(note, detail.patientName);
  return (
    <section className={part['part']} data-field="note">
      <TextArea
        label={t('order.new.note')}
        value={note}
        maxLength={ORDER_LIMITS.note}
        onChange={(next) => filling.change({ note: next })}
      />
      {tells && (
        <Note kind="warn" live>
          {t('order.new.noteHoldsName')}
        </Note>
      )}
    </section>
  );
}
