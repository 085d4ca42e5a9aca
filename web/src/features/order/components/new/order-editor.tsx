import type { CaseDetail } from '@archway/contract/case/model';
import type { OrderDetail } from '@archway/contract/order/model';
import type { TreatmentDetail } from '@archway/contract/treatment/model';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { FoundDraft } from '../../../../platform/draft/use-draft.ts';
import { ChartStage, dentitionOf, useNumbering, type Sight } from '../../../treatment/public.ts';
import { orderDentists } from '../../new-order.queries.ts';
import type { OrderForm } from '../../order-form.ts';
import { useAttachments } from '../../use-attachments.ts';
import { useFocusField } from '../../use-focus-field.ts';
import { useMayRelease } from '../../use-may-release.ts';
import { useOrderEditing } from '../../use-order-editing.ts';
import { ContextColumn } from './context-column.tsx';
import { KeepDraft } from './keep-draft.tsx';
import styles from './order-editor.module.css';
import { OrderFoot } from './order-foot.tsx';
import { OrderHead } from './order-head.tsx';
import { OrderNotes } from './order-notes.tsx';
import { WorksColumn } from './works-column.tsx';

interface OrderEditorProps {
  detail: CaseDetail;
  treatment: TreatmentDetail;
  order: OrderDetail | null;
  first: OrderForm;
  found: FoundDraft | null;
  onBegun: ((order: OrderDetail) => void) | null;
}

/** What goes to the lab on the left, what is made in the middle and on the right, consent and sending below. */
export function OrderEditor(props: OrderEditorProps): ReactNode {
  const { detail, treatment, order } = props;
  const t = useText();
  const { filling, actions, save, draft, finish } = useOrderEditing(props);
  const dentists = useQuery(orderDentists).data?.list ?? [];
  const dentist = dentists.find(({ dentistId }) => dentistId === filling.plan.dentistId) ?? null;
  const mayRelease = useMayRelease(order, dentist);
  const attachments = useAttachments(order, actions.save);
  const { page, focus } = useFocusField();
  const [sight, onSight] = useSight(treatment);
  const { numbering } = sight;
  const given = { detail, order, filling };
  return (
    <div ref={page} className={styles['page']}>
      <OrderHead
        detail={detail}
        order={order}
        isBusy={actions.isBusy}
        canSave={filling.isChanged}
        onSave={save}
        onForget={draft.drop}
      />
      <div className={styles['columns']}>
        <div className={styles['left']}>
          <OrderNotes order={order} actions={actions} onTheirs={draft.beginFrom}>
            <KeepDraft key={draft.key} {...draft.kept} />
          </OrderNotes>
          <ContextColumn {...given} dentists={dentists} dentist={dentist} attachments={attachments} />
        </div>
        <ChartStage prescription={filling.ordered} sight={sight} onSight={onSight} editor={null} />
        <div className={styles['right']}>
          <WorksColumn caseId={detail.caseId} treatment={treatment} filling={filling} numbering={numbering} />
        </div>
      </div>
      <OrderFoot
        {...given}
        actions={actions}
        mayRelease={mayRelease}
        numbering={numbering}
        onFocus={focus}
        onSent={finish(t('order.new.sent'))}
        onEdited={finish(t('order.new.edited'))}
        onAsked={finish(t('order.new.releaseAsked'))}
      />
    </div>
  );
}

function useSight(treatment: TreatmentDetail): [Sight, (change: Partial<Sight>) => void] {
  const [numbering, number] = useNumbering();
  const [sight, look] = useState<Omit<Sight, 'numbering'>>(() => ({
    view: 'arch',
    dentition: dentitionOf(treatment),
  }));
  const change = ({ numbering: chosen, ...rest }: Partial<Sight>): void => {
    if (chosen !== undefined) number(chosen);
    look((now) => ({ ...now, ...rest }));
  };
  return [{ ...sight, numbering }, change];
}
