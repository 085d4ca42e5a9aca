import type { TextKey } from '@archway/locales/keys';
import { MOST_CSV_ROWS } from '@archway/rules/csv';
import { Checkbox } from '@archway/ui/checkbox';
import { Dialog } from '@archway/ui/dialog';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import { useToast } from '@archway/ui/toasts';
import { useState, type ReactNode } from 'react';
import { saveCsv } from './save-csv.ts';

export interface ExportDialogProps {
  /** What the file is called, before the day. */
  name: string;
  texts: Readonly<Record<'title' | 'text' | 'warranty' | 'tooMany' | 'confirm' | 'done', TextKey>>;
  count: number;
  /** There are more than anybody counted. */
  isMore?: boolean | undefined;
  busy: boolean;
  problem: string | null;
  /** Called once the warranty is given. */
  make: () => Promise<{ csv: string; rows: number }>;
  onClose: () => void;
}

/** Asks for the warranty that an export needs, and hands over the file. */
export function ExportDialog(props: ExportDialogProps): ReactNode {
  const { name, texts, count, isMore = false, busy, problem, make, onClose } = props;
  const t = useText();
  const toast = useToast();
  const [isWarranted, setWarranted] = useState(false);
  const isTooMuch = isMore || count > MOST_CSV_ROWS;
  const run = async (): Promise<void> => {
    const { csv, rows } = await make();
    saveCsv(csv, name);
    toast.message(t(texts.done, { count: rows }));
    onClose();
  };
  return (
    <Dialog
      title={t(texts.title)}
      confirm={t(texts.confirm)}
      valid={isWarranted && !isTooMuch}
      busy={busy}
      // The dialog shows what went wrong.
      onConfirm={() => void run().catch(() => {})}
      onClose={onClose}
    >
      {isTooMuch ? (
        <Note kind="warn">{t(texts.tooMany, { most: MOST_CSV_ROWS })}</Note>
      ) : (
        <>
          <p>{t(texts.text, { count })}</p>
          <Checkbox label={t(texts.warranty)} checked={isWarranted} onChange={setWarranted} />
        </>
      )}
      {problem !== null && (
        <Note kind="error" live>
          {problem}
        </Note>
      )}
    </Dialog>
  );
}
