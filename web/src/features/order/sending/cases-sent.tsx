import type { CaseRow } from '@archway/contract/case/model';
import { Button } from '@archway/ui/button';
import { Dialog } from '@archway/ui/dialog';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import { Check, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { Lines, type Line } from '../batch/batch-lines.tsx';
import { orderPath, preparePath } from '../order-paths.ts';
import styles from './sending.module.css';
import type { CasesSent } from './use-send-cases.ts';

export interface CasesSentDialogProps {
  answer: CasesSent;
  /** As the list shows them now, with the orders they were given. */
  now: readonly CaseRow[];
  onAgain: () => void;
  onClose: () => void;
}

/** Some of many were sent: which not, and why, first. */
export function CasesSentDialog({ answer, now, onAgain, onClose }: CasesSentDialogProps): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const { sent, asked, failed, lab } = answer;
  const count = failed.length;
  const orderOf = (caseId: string) => now.find((row) => row.caseId === caseId)?.order ?? null;
  return (
    <Dialog
      title={t('order.sendMany.some', { done: sent.length, count: sent.length + asked.length + count })}
      confirm={t('order.batch.again', { count })}
      confirmIcon={RotateCw}
      cancel={t('order.batch.close')}
      aside={t('order.sendMany.selected', { count })}
      onConfirm={onAgain}
      onClose={onClose}
    >
      <Note kind="error" live title={t('order.sendMany.failed')}>
        {t('order.sendMany.failedText', { count })}
      </Note>
      <Lines
        label={t('order.sendMany.failed')}
        tone="alert"
        lines={failed.map(({ row, why }) => {
          const order = orderOf(row.caseId);
          const path = order === null ? null : preparePath(order.orderId);
          return lineOf(row, {
            words: why,
            end: path !== null && (
              <Button size="small" onClick={() => void navigate(path)}>
                {t('order.batch.open')}
              </Button>
            ),
          });
        })}
      />
      <Done title={t('order.sendMany.sentTo', { lab })} rows={sent} orderOf={orderOf} />
      <Done title={t('order.sendMany.askedDone', { count: asked.length })} rows={asked} orderOf={orderOf} />
    </Dialog>
  );
}

const lineOf = (row: CaseRow, more: Partial<Line> = {}): Line => ({ ...row, id: row.caseId, ...more });

interface DoneProps {
  title: string;
  rows: readonly CaseRow[];
  orderOf: (caseId: string) => CaseRow['order'];
}

/** What went well, with the orders that came of it. */
function Done({ title, rows, orderOf }: DoneProps): ReactNode {
  if (rows.length === 0) return null;
  return (
    <>
      <p className={styles['done']}>
        <Check size={16} strokeWidth={1.75} aria-hidden />
        {title}
      </p>
      <Lines
        label={title}
        lines={rows.map((row) => {
          const order = orderOf(row.caseId);
          return lineOf(row, {
            end: order !== null && (
              <Link className={styles['code']} to={orderPath(order.orderId)}>
                {order.orderCode}
              </Link>
            ),
          });
        })}
      />
    </>
  );
}
