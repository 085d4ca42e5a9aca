import { intlLocaleOf } from '@archway/rules/languages';
import { Dialog } from '@archway/ui/dialog';
import { useToast } from '@archway/ui/toasts';
import type { ReactNode } from 'react';
import { useLanguage } from '../text/i18n.ts';

export interface DeleteRecordsProps {
  names: readonly string[];
  words: {
    title: string;
    text: (names: string) => string;
    button: string;
    /** Said afterwards. */
    deleted: (count: number) => string;
  };
  busy: boolean;
  /** Makes the call, and tells its answer. */
  remove: (onSuccess: (answer: { deleted: number }) => void) => void;
  onClose: () => void;
  onDeleted: () => void;
}

/** Stands beside the list, not in its row: the row is gone before the deletion has been told. */
export function DeleteRecords(props: DeleteRecordsProps): ReactNode {
  const { names, words, busy, remove, onClose, onDeleted } = props;
  const toast = useToast();
  const { language } = useLanguage();
  const onSuccess = ({ deleted }: { deleted: number }) => {
    toast.message(words.deleted(deleted));
    onDeleted();
    onClose();
  };
  return (
    <Dialog
      title={words.title}
      confirm={words.button}
      danger
      busy={busy}
      onConfirm={() => remove(onSuccess)}
      onClose={onClose}
    >
      <p>{words.text(new Intl.ListFormat(intlLocaleOf(language)).format(names))}</p>
    </Dialog>
  );
}
