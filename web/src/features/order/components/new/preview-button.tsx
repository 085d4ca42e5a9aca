import type { OrderDetail } from '@archway/contract/order/model';
import { Button } from '@archway/ui/button';
import { usePermission } from '@archway/ui/permission-guard';
import { useText } from '@archway/ui/text';
import { useState, type ReactNode } from 'react';
import { PreviewDialog } from '../../../paper/public.ts';
import type { OrderActions } from '../../use-order-actions.ts';

/** The prescription on paper, of what is filled in: it is saved first. */
export function PreviewButton({ save, isBusy }: Pick<OrderActions, 'save' | 'isBusy'>): ReactNode {
  const t = useText();
  const [saved, setSaved] = useState<OrderDetail | null>(null);
  const canPrint = usePermission()('print:record:create');
  if (!canPrint) return null;
  return (
    <>
      <Button disabled={isBusy} onClick={() => void save().then(setSaved)}>
        {t('order.preview.button')}
      </Button>
      {saved !== null && (
        <PreviewDialog
          of={{ orderId: saved.orderId }}
          code={saved.orderCode}
          onClose={() => setSaved(null)}
        />
      )}
    </>
  );
}
