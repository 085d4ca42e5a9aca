import type { OrderDetail } from '@archway/contract/order/model';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { isWithClinic, type ShownFile } from '../../order-shown.ts';
import { Part } from './facts.tsx';
import { OrderChain } from './order-chain.tsx';
import { OrderDelivery } from './order-delivery.tsx';
import { OrderFiles } from './order-files.tsx';
import { OrderLikes } from './order-likes.tsx';
import { OrderPatient } from './order-patient.tsx';
import { OrderTreatment } from './order-treatment.tsx';
import styles from './order-side.module.css';

/** The order in words. */
export function OrderSide({
  detail,
  files,
}: {
  detail: OrderDetail;
  files: readonly ShownFile[];
}): ReactNode {
  const t = useText();
  const note = isWithClinic(detail) ? (detail.own?.plan.note ?? '') : (detail.sent?.note ?? '');
  return (
    <>
      <OrderTreatment detail={detail} />
      <OrderLikes detail={detail} />
      <OrderDelivery detail={detail} />
      <OrderChain detail={detail} />
      <OrderPatient detail={detail} />
      {note !== '' && (
        <Part title={t('order.facts.note')}>
          <p className={styles['note']}>{note}</p>
        </Part>
      )}
      <OrderFiles detail={detail} files={files} />
    </>
  );
}
