import { Checkbox } from '@archway/ui/checkbox';
import { Dialog } from '@archway/ui/dialog';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import { useState, type ReactNode } from 'react';
import { ReasonFields } from '../components/detail/reason-fields.tsx';
import { ShippingFields } from '../components/detail/shipping-fields.tsx';
import { useParcel } from '../use-parcel.ts';
import { useReason } from '../use-reason.ts';
import { useWay } from '../use-way.ts';
import { BatchLines } from './batch-lines.tsx';
import type { BatchRow, BatchStep } from './batch-steps.ts';
import { BATCH_WORDS } from './batch-words.ts';
import { useBatch, type BatchResult, type SaidOfAll } from './use-batch.ts';

export interface BatchDialogProps {
  step: BatchStep;
  rows: readonly BatchRow[];
  onClose: () => void;
  onAnswer: (result: BatchResult) => void;
}

/** Asks before a step that many orders take: each reaches its other side. */
export function BatchDialog(props: BatchDialogProps): ReactNode {
  if (props.step === 'reject') return <RejectDialog {...props} />;
  if (props.step === 'ship') return <ShipDialog {...props} />;
  if (props.step === 'send') return <SendDialog {...props} />;
  return <AskDialog {...props} fill={nothingMore} />;
}

const nothingMore = (): SaidOfAll => ({});

function RejectDialog(props: BatchDialogProps): ReactNode {
  const filling = useReason();
  return (
    <AskDialog {...props} fill={filling.complete}>
      <ReasonFields filling={filling} />
    </AskDialog>
  );
}

/** With one consent, which is kept with each order. */
function SendDialog(props: BatchDialogProps): ReactNode {
  const t = useText();
  const [consent, setConsent] = useState(false);
  return (
    <AskDialog {...props} fill={() => (consent ? { consent } : null)} valid={consent}>
      <Checkbox
        checked={consent}
        onChange={setConsent}
        label={t('order.sendMany.consentLabs')}
        help={t('order.sendMany.recorded')}
      />
    </AskDialog>
  );
}

/** One parcel, or several that leave on the same day. */
function ShipDialog(props: BatchDialogProps): ReactNode {
  const filling = useParcel({ way: useWay({ own: null, lab: null, other: null }), before: null });
  return (
    <AskDialog {...props} fill={filling.complete}>
      <ShippingFields filling={filling} />
    </AskDialog>
  );
}

interface AskDialogProps extends BatchDialogProps {
  /** What was filled in, if it is enough. */
  fill: () => SaidOfAll | null;
  valid?: boolean;
  children?: ReactNode;
}

const ENDS: ReadonlySet<BatchStep> = new Set(['reject', 'cancel']);

function AskDialog({
  step,
  rows,
  onClose,
  onAnswer,
  fill,
  valid = true,
  children,
}: AskDialogProps): ReactNode {
  const t = useText();
  const { run, isPending, problem } = useBatch(step, rows, onAnswer);
  const { icon, title, text, confirm } = BATCH_WORDS[step];
  const count = rows.length;
  const doAll = (): void => {
    const said = fill();
    if (said !== null) run(said);
  };
  return (
    <Dialog
      title={t(title, { count })}
      confirm={t(confirm, { count })}
      confirmIcon={icon}
      {...(step === 'cancel' ? { cancel: t('order.batch.keep') } : {})}
      danger={ENDS.has(step)}
      busy={isPending}
      valid={valid}
      {...(step === 'reject' ? { aside: t('order.reject.foot') } : {})}
      onConfirm={doAll}
      onClose={onClose}
    >
      <BatchLines label={t('menu.orders')} rows={rows} />
      {children}
      <p>{t(text)}</p>
      {problem !== null && (
        <Note kind="error" live>
          {problem}
        </Note>
      )}
    </Dialog>
  );
}
