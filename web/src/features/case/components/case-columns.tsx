import type { CaseRow } from '@archway/contract/case/model';
import type { Translate } from '@archway/locales/translator';
import type { Column } from '@archway/ui/columns';
import { Thumbnail } from '@archway/ui/thumbnail';
import { Box } from 'lucide-react';
import type { Format } from '../../../platform/text/format.ts';
import { CaseName } from './case-name.tsx';
import { CaseTags } from './case-state-tag.tsx';

export interface ColumnsOptions {
  t: Translate;
  format: Format;
  /** One line a row, and no picture. */
  isCompact: boolean;
}

export function caseColumns({ t, format, isCompact }: ColumnsOptions): readonly Column<CaseRow>[] {
  const picture: Column<CaseRow> = {
    id: 'picture',
    head: t('cases.picture'),
    headHidden: true,
    width: 84,
    skeleton: 'box',
    cell: ({ thumbnailUrl }) => <Thumbnail src={thumbnailUrl} icon={Box} />,
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
    {
      id: 'state',
      head: t('cases.state.label'),
      width: 240,
      cell: ({ state, needsAttention }) => <CaseTags state={state} needsAttention={needsAttention} />,
    },
    {
      id: 'createdBy',
      head: t('cases.createdBy'),
      width: 160,
      isExtra: true,
      cell: ({ createdBy }) => createdBy,
    },
    {
      id: 'createdAt',
      sortable: true,
      head: t('cases.created'),
      width: 130,
      cell: ({ createdAt }) => format.date(createdAt),
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
