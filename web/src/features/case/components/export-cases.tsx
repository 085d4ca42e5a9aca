import { exportCases } from '@archway/contract/case/calls';
import type { InputOf } from '@archway/contract/core/call';
import type { ReactNode } from 'react';
import { useCall } from '../../../platform/call/queries.ts';
import { ExportDialog, type ExportDialogProps } from '../../../platform/page/export-dialog.tsx';

export interface ExportCasesProps extends Pick<ExportDialogProps, 'count' | 'isMore' | 'onClose'> {
  /** Filters, or the ids of those that were selected. */
  asked: Omit<InputOf<typeof exportCases>, 'warranty'>;
}

const TEXTS: ExportDialogProps['texts'] = {
  title: 'cases.csv.title',
  text: 'cases.csv.text',
  warranty: 'cases.csv.warranty',
  tooMany: 'cases.csv.tooMany',
  confirm: 'cases.csv.confirm.button',
  done: 'cases.csv.done',
};

/** Cases, as a spreadsheet. */
export function ExportCases({ asked, ...rest }: ExportCasesProps): ReactNode {
  const exporting = useCall(exportCases, { ignoreErrors: true });
  return (
    <ExportDialog
      {...rest}
      name="cases"
      texts={TEXTS}
      busy={exporting.isPending}
      problem={exporting.error?.message ?? null}
      make={() => exporting.mutateAsync({ ...asked, warranty: true })}
    />
  );
}
