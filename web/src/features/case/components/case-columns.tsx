import type { CaseRow } from '@archway/contract/case/model';
import type { Translate } from '@archway/locales/translator';
import type { Column } from '@archway/ui/columns';
import { Thumbnail } from '@archway/ui/thumbnail';
import { Box } from 'lucide-react';
import type { Format } from '../../../platform/text/format.ts';
import { CaseName } from './case-name.tsx';
import { CasePatient } from './case-patient.tsx';
import { CaseTags } from './case-state-tag.tsx';

export interface ColumnsOptions {
  t: Translate;
  format: Format;
  /** One line a row, and no picture. */
  isCompact: boolean;
  /** All of them are of one patient, who is named above. */
  isOfOnePatient: boolean;
}

export function caseColumns({
  t,
  format,
  isCompact,
  isOfOnePatient,
}: ColumnsOptions): readonly Column<CaseRow>[] {
  const picture: Column<CaseRow> = {
    id: 'picture',
    head: t('cases.picture'),
    headHidden: true,
    width: 84,
    skeleton: 'box',
    cell: ({ thumbnailUrl }) => <Thumbnail src={thumbnailUrl} icon={Box} />,
  };
  const patient: Column<CaseRow> = {
    id: 'patientName',
    sortable: true,
    head: t('cases.patient'),
    width: 180,
    skeleton: 'lines',
    cell: (row) => <CasePatient row={row} isBrief={isCompact} />,
  };
  return [
    ...(isCompact ? [] : [picture]),
    {
      id: 'name',
      sortable: true,
      head: t('cases.name'),
      minWidth: 220,
      skeleton: 'lines',
      cell: (row) => <CaseName row={row} isBrief={isCompact} />,
    },
    ...(isOfOnePatient ? [] : [patient]),
    {
      id: 'dentist',
      head: t('cases.dentist'),
      width: 150,
      isExtra: true,
      cell: ({ dentistName }) => dentistName,
    },
    ...stateColumns(t, format),
  ];
}

function stateColumns(t: Translate, format: Format): readonly Column<CaseRow>[] {
  return [
    {
      id: 'state',
      head: t('cases.state.label'),
      width: 210,
      cell: ({ state, needsAttention }) => <CaseTags state={state} needsAttention={needsAttention} />,
    },
    {
      id: 'createdAt',
      sortable: true,
      head: t('cases.created'),
      width: 130,
      cell: ({ createdAt }) => format.date(createdAt),
    },
    {
      id: 'scanDate',
      head: t('cases.scanDate'),
      width: 120,
      isExtra: true,
      cell: ({ scanDate }) => (scanDate === null ? '' : format.day(scanDate)),
    },
    {
      id: 'files',
      head: t('cases.files'),
      width: 90,
      align: 'end',
      cell: ({ files }) => format.number(files),
    },
  ];
}
