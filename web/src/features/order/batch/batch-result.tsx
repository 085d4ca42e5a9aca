import { Dialog } from '@archway/ui/dialog';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { orderPath } from '../order-paths.ts';
import { BatchLines } from './batch-lines.tsx';
import { BATCH_WORDS } from './batch-words.ts';
import type { BatchResult } from './use-batch.ts';

export interface BatchResultProps {
  result: BatchResult;
  /** The failed ones once more, as the list shows them now. */
  onAgain: () => void;
  onClose: () => void;
}

/** Some of many were done: which not, and why, first. */
export function BatchResultDialog({ result, onAgain, onClose }: BatchResultProps): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const { step, done, failed } = result;
  const count = failed.length;
  const whyOf = new Map(failed.map(({ row, why }) => [row.orderId, why]));
  return (
    <Dialog
      title={t(BATCH_WORDS[step].some, { done: done.length, count: done.length + count })}
      confirm={t('order.batch.again', { count })}
      confirmIcon={RotateCw}
      cancel={t('order.batch.close')}
      aside={t('order.batch.selected', { count })}
      onConfirm={onAgain}
      onClose={onClose}
    >
      <Note kind="error" live title={t('order.batch.failed', { count })}>
        {t('order.batch.failedText')}
      </Note>
      <BatchLines
        label={t('order.batch.failed', { count })}
        rows={failed.map(({ row }) => row)}
        lineOf={({ orderId }) => whyOf.get(orderId) ?? ''}
        tone="alert"
        onOpen={({ orderId }) => void navigate(orderPath(orderId))}
      />
      {done.length > 0 && (
        <BatchLines label={t(BATCH_WORDS[step].done, { count: done.length })} rows={done} />
      )}
    </Dialog>
  );
}
