import type { CaseRow } from '@archway/contract/case/model';
import type { TextKey } from '@archway/locales/keys';
import type { Translate } from '@archway/locales/translator';
import { CASE_COLUMNS, type CaseColumn } from '@archway/rules/case-list';
import type { ToothNumberingSystem } from '@archway/rules/tooth-numbering';
import type { Column } from '@archway/ui/columns';
import { WorksBrief } from '@archway/ui/works';
import { Thumbnail } from '@archway/ui/thumbnail';
import { Box } from 'lucide-react';
import type { Format } from '../../../platform/text/format.ts';
import { CaseName } from './case-name.tsx';
import { CaseOrder } from './case-order.tsx';
import { CasePatient } from './case-patient.tsx';
import { CaseTags } from './case-state-tag.tsx';

export interface ColumnsOptions {
  t: Translate;
  format: Format;
  /** One line a row, and no picture. */
  isCompact: boolean;
  shown: readonly CaseColumn[];
  numbering: ToothNumberingSystem;
}

/** Picture and name of a case, and the columns its reader has chosen. */
export function caseColumns(options: ColumnsOptions): readonly Column<CaseRow>[] {
  const { t, isCompact, shown } = options;
  const looks = looksOf(options);
  const picture: Column<CaseRow> = {
    id: 'picture',
    head: t('cases.picture'),
    headHidden: true,
    width: 84,
    skeleton: 'box',
    cell: ({ thumbnailUrl }) => <Thumbnail src={thumbnailUrl} icon={Box} />,
  };
  const name: Column<CaseRow> = {
    id: 'name',
    sortable: true,
    head: t('cases.name'),
    minWidth: 220,
    skeleton: 'lines',
    cell: (row) => <CaseName row={row} isBrief={isCompact} />,
  };
  const chosen = CASE_COLUMNS.filter((id) => shown.includes(id)).map((id) => ({
    id,
    head: t(COLUMN_WORDS[id]),
    ...looks[id],
  }));
  return [...(isCompact ? [] : [picture]), name, ...chosen];
}

export const COLUMN_WORDS: Readonly<Record<CaseColumn, TextKey>> = {
  patientName: 'cases.patient',
  works: 'treatment.title',
  dentist: 'cases.dentist',
  state: 'cases.state.label',
  order: 'cases.order',
  scanned: 'cases.scanned',
  createdAt: 'cases.created',
  files: 'cases.files',
};

const looksOf = ({
  format,
  isCompact,
  numbering,
}: Pick<ColumnsOptions, 'format' | 'isCompact' | 'numbering'>): Readonly<
  Record<CaseColumn, Omit<Column<CaseRow>, 'id' | 'head'>>
> => ({
  patientName: {
    sortable: true,
    width: 180,
    skeleton: 'lines',
    cell: (row) => <CasePatient row={row} isBrief={isCompact} />,
  },
  works: {
    width: 230,
    isExtra: true,
    cell: ({ prescription }) => <WorksBrief prescription={prescription} numbering={numbering} />,
  },
  dentist: { width: 150, isExtra: true, cell: ({ dentistName }) => dentistName },
  state: {
    width: 200,
    cell: (row) => <CaseTags {...row} />,
  },
  order: {
    width: 170,
    skeleton: 'lines',
    cell: ({ order }) => (order === null ? '–' : <CaseOrder order={order} isBrief={isCompact} />),
  },
  scanned: {
    sortable: true,
    width: 130,
    // It stands where its day puts it: a case without a scan by the day it was made.
    cell: ({ scanDate }) => (scanDate === null ? '–' : format.day(scanDate)),
  },
  createdAt: {
    sortable: true,
    width: 130,
    isExtra: true,
    cell: ({ createdAt }) => format.date(createdAt),
  },
  files: { width: 90, align: 'end', cell: ({ files }) => format.number(files) },
});
