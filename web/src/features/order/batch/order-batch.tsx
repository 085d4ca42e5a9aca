import { BatchBar } from '@archway/ui/batch-bar';
import { usePermission } from '@archway/ui/permission-guard';
import { useText } from '@archway/ui/text';
import { useToast } from '@archway/ui/toasts';
import { useState, type ReactNode } from 'react';
import { BatchDialog } from './batch-dialog.tsx';
import { BatchResultDialog } from './batch-result.tsx';
import { stepsFor, type BatchRow, type BatchStep } from './batch-steps.ts';
import { BesideDialog, useBeside, type Beside } from './order-papers.tsx';
import { BATCH_WORDS } from './batch-words.ts';
import type { BatchResult } from './use-batch.ts';

export interface OrderBatchProps {
  /** As the list shows them now. */
  selected: readonly BatchRow[];
  isClinic: boolean;
  onSelect: (ids: ReadonlySet<string>) => void;
}

const NONE: ReadonlySet<string> = new Set();

/** What can be done with the selected orders: what every one of them allows. */
export function OrderBatch({ selected, isClinic, onSelect }: OrderBatchProps): ReactNode {
  const t = useText();
  const toast = useToast();
  const may = usePermission();
  // As they were when they were chosen: what changes meanwhile is told, not done unseen.
  const [asked, ask] = useState<{ step: BatchStep; rows: readonly BatchRow[] } | null>(null);
  const [opened, setBeside] = useState<Beside | null>(null);
  const [result, show] = useState<BatchResult | null>(null);
  const actions = stepsFor(selected, { isClinic, may }).map((id) => ({
    id,
    label: t(BATCH_WORDS[id].button),
    icon: BATCH_WORDS[id].icon,
    onRun: () => ask({ step: id, rows: selected }),
  }));
  const beside = useBeside(selected, setBeside);
  const answer = (answered: BatchResult): void => {
    ask(null);
    onSelect(new Set(answered.failed.map(({ row }) => row.orderId)));
    if (answered.failed.length > 0) show(answered);
    else toast.message(t(BATCH_WORDS[answered.step].done, { count: answered.done.length }));
  };
  return (
    <>
      {selected.length > 0 && (
        <BatchBar count={selected.length} actions={[...actions, ...beside]} onClear={() => onSelect(NONE)} />
      )}
      {opened !== null && <BesideDialog {...opened} onClose={() => setBeside(null)} />}
      {asked !== null && <BatchDialog {...asked} onClose={() => ask(null)} onAnswer={answer} />}
      {result !== null && (
        <BatchResultDialog
          result={result}
          onAgain={() => {
            ask({ step: result.step, rows: selected });
            show(null);
          }}
          onClose={() => show(null)}
        />
      )}
    </>
  );
}
