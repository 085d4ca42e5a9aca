import type { TextKey } from '@archway/locales/keys';
import { PAPER_KINDS, SIZES_OF, type PaperKind, type PaperSize } from '@archway/rules/paper/paper';
import { ChoiceList } from '@archway/ui/choice-list';
import { Dialog } from '@archway/ui/dialog';
import { Note } from '@archway/ui/note';
import { SelectField } from '@archway/ui/select-field';
import { useText } from '@archway/ui/text';
import { useToast } from '@archway/ui/toasts';
import { Printer } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { startDownload } from '../../../platform/page/start-download.ts';
import { firstSize } from '../paper-size.ts';
import { usePrint } from '../use-print.ts';

export interface PrintDialogProps {
  orderIds: readonly string[];
  onClose: () => void;
}

const sizeText = (kind: PaperKind, size: PaperSize): TextKey =>
  kind === 'label' && size !== 'roll' ? `order.print.sheet.${size}` : `order.print.on.${size}`;

/** What of some orders is printed, and on what. The PDF is downloaded as soon as it is made. */
export function PrintDialog({ orderIds, onClose }: PrintDialogProps): ReactNode {
  const t = useText();
  const toast = useToast();
  const [kind, setKind] = useState<PaperKind>('prescription');
  const [size, setSize] = useState<PaperSize>(() => firstSize('prescription', navigator.language));
  const { run, isPending, problem } = usePrint((url) => {
    startDownload(url);
    toast.message(t('order.print.done'));
    onClose();
  });
  const choose = (next: PaperKind): void => {
    setKind(next);
    setSize(firstSize(next, navigator.language));
  };
  return (
    <Dialog
      title={t('order.print.title', { count: orderIds.length })}
      confirm={t('order.print.confirm.button')}
      confirmIcon={Printer}
      busy={isPending}
      onConfirm={() => run({ orderIds: [...orderIds], kind, size })}
      onClose={onClose}
    >
      <ChoiceList
        label={t('order.print.kind')}
        value={kind}
        choices={PAPER_KINDS.map((value) => ({
          value,
          title: t(`order.print.of.${value}`),
          text: t(`order.print.about.${value}`),
          disabled: isPending,
        }))}
        onChange={choose}
      />
      <SelectField
        label={t('order.print.size')}
        value={size}
        options={SIZES_OF[kind].map((value) => ({ value, label: t(sizeText(kind, value)) }))}
        disabled={isPending}
        onChange={setSize}
      />
      {isPending && (
        <Note kind="info" live>
          {t('order.print.making')} {t('order.print.wait')}
        </Note>
      )}
      {problem !== null && (
        <Note kind="error" live>
          {problem === '' ? t('order.print.failed') : problem}
        </Note>
      )}
    </Dialog>
  );
}
