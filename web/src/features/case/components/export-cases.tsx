import { exportCases } from '@archway/contract/case/calls';
import type { InputOf } from '@archway/contract/core/call';
import { MOST_CSV_ROWS } from '@archway/rules/csv';
import { Checkbox } from '@archway/ui/checkbox';
import { Dialog } from '@archway/ui/dialog';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import { useToast } from '@archway/ui/toasts';
import { useState, type ReactNode } from 'react';
import { useCall } from '../../../platform/call/queries.ts';
import { saveFile } from '../../../platform/page/save-file.ts';

export interface ExportCasesProps {
  /** Filters, or the ids of those that were selected. */
  asked: Omit<InputOf<typeof exportCases>, 'warranty'>;
  count: number;
  /** There are more than anybody counted. */
  isMore?: boolean;
  onClose: () => void;
}

/** Asks for the warranty that an export needs, and hands over the file. */
export function ExportCases({ asked, count, isMore = false, onClose }: ExportCasesProps): ReactNode {
  const t = useText();
  const toast = useToast();
  const [isWarranted, setWarranted] = useState(false);
  const exporting = useCall(exportCases, { ignoreErrors: true });
  const isTooMuch = isMore || count > MOST_CSV_ROWS;
  const run = async (): Promise<void> => {
    const { csv, rows } = await exporting.mutateAsync({ ...asked, warranty: true });
    // The mark tells spreadsheets that it is UTF-8.
    const file = new Blob(['\uFEFF', csv], { type: 'text/csv' });
    saveFile(file, `cases-${new Date().toISOString().slice(0, 10)}.csv`);
    toast.message(t('cases.csv.done', { count: rows }));
    onClose();
  };
  return (
    <Dialog
      title={t('cases.csv.title')}
      confirm={t('cases.csv.confirm.button')}
      valid={isWarranted && !isTooMuch}
      busy={exporting.isPending}
      // The dialog shows what went wrong.
      onConfirm={() => void run().catch(() => {})}
      onClose={onClose}
    >
      {isTooMuch ? (
        <Note kind="warn">{t('cases.csv.tooMany', { most: MOST_CSV_ROWS })}</Note>
      ) : (
        <>
          <p>{t('cases.csv.text', { count })}</p>
          <Checkbox label={t('cases.csv.warranty')} checked={isWarranted} onChange={setWarranted} />
        </>
      )}
      {exporting.error !== null && (
        <Note kind="error" live>
          {exporting.error.message}
        </Note>
      )}
    </Dialog>
  );
}
