import type { CaseDetail } from '@archway/contract/case/model';
import type { OrderDetail } from '@archway/contract/order/model';
import { LAYOUT_BREAKPOINTS } from '@archway/rules/web-limits';
import { useText } from '@archway/ui/text';
import { useWidth } from '@archway/ui/use-width';
import { useMemo, type ReactNode } from 'react';
import { ModelStage } from '../../../viewer/public.ts';
import { shownFiles } from '../../order-shown.ts';
import { OrderHistory } from './order-history.tsx';
import styles from './order-layout.module.css';
import { OrderMarks } from './order-model.tsx';
import { OrderNotes } from './order-notes.tsx';
import { OrderSide } from './order-side.tsx';
import { OrderTimeline } from './order-timeline.tsx';

export interface OrderLayoutProps {
  detail: OrderDetail;
  ofCase: CaseDetail | undefined;
  conflict: OrderDetail | null;
  head: ReactNode;
  /** On a phone they stand at the bottom. */
  actions: ReactNode;
}

/** The model in the middle, what was ordered at its left, what happened at its right; below each other on a phone. */
export function OrderLayout(props: OrderLayoutProps): ReactNode {
  const { detail, ofCase, conflict, head } = props;
  const t = useText();
  const width = useWidth();
  const files = useMemo(() => shownFiles(detail, ofCase), [detail, ofCase]);
  const notes = <OrderNotes detail={detail} conflict={conflict} />;
  if (width < LAYOUT_BREAKPOINTS.phone) return <Below {...props} files={files} notes={notes} />;
  const isWide = width >= LAYOUT_BREAKPOINTS.mobilePad;
  return (
    <div className={styles['page']}>
      {head}
      <OrderTimeline detail={detail} />
      {notes}
      <div className={styles['columns']}>
        <aside className={styles['side']} aria-label={t('order.side.label')}>
          <OrderSide detail={detail} files={files} />
          <OrderMarks />
          {!isWide && <OrderHistory detail={detail} />}
        </aside>
        <div className={styles['stage']}>
          <ModelStage />
        </div>
        {isWide && (
          <div className={styles['history']}>
            <OrderHistory detail={detail} />
          </div>
        )}
      </div>
    </div>
  );
}

/** One below the other, with what can be done at the bottom. */
function Below({
  detail,
  head,
  actions,
  files,
  notes,
}: OrderLayoutProps & { files: ReturnType<typeof shownFiles>; notes: ReactNode }): ReactNode {
  return (
    <div className={styles['phone']}>
      {head}
      <div className={styles['top']}>
        <ModelStage />
      </div>
      <OrderTimeline detail={detail} />
      {notes}
      <OrderSide detail={detail} files={files} />
      <OrderMarks />
      <OrderHistory detail={detail} />
      {actions !== undefined && <div className={styles['bar']}>{actions}</div>}
    </div>
  );
}
