import type { CaseRow } from '@archway/contract/case/model';
import { CASE_COLUMNS, type CaseColumn } from '@archway/rules/case-list';
import { DataTable } from '@archway/ui/data-table';
import { Pager } from '@archway/ui/pager';
import { useText } from '@archway/ui/text';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { useFormat } from '../../../platform/text/format.ts';
import type { AnsweredPage, List } from '../../../platform/list/use-list.ts';
import { usePreference } from '../../../platform/session/use-preference.ts';
import { CaseBatch } from './case-batch.tsx';
import { CaseCard } from './case-card.tsx';
import { caseColumns } from './case-columns.tsx';

export interface CaseTableProps {
  cases: UseQueryResult<AnsweredPage<CaseRow>>;
  list: Pick<List<string, object>, 'offset' | 'sort' | 'onSort' | 'pagerOf'>;
  empty: ReactNode;
  columns?: readonly CaseColumn[];
  /** They were deleted: none can be opened, all can be taken back. */
  isDeleted?: boolean;
  onOpen: (row: CaseRow) => void;
}

const keyOf = ({ caseId }: CaseRow): string => caseId;
const nameOf = ({ name }: CaseRow): string => name;
const NONE: readonly CaseRow[] = [];
const NONE_SELECTED: ReadonlySet<string> = new Set();

/** The cases, a page at a time. */
export function CaseTable(props: CaseTableProps): ReactNode {
  const { cases, list, empty, columns: shown = CASE_COLUMNS, isDeleted = false, onOpen } = props;
  const t = useText();
  const format = useFormat();
  const [{ density, shortcuts }] = usePreference();
  const [selection, setSelection] = useState(NONE_SELECTED);
  const isCompact = density === 'compact';
  const columns = useMemo(() => caseColumns({ t, format, isCompact, shown }), [t, format, isCompact, shown]);
  const { data } = cases;
  const rows = data?.list ?? NONE;
  const selected = rows.filter((row) => selection.has(keyOf(row)));
  return (
    <DataTable
      label={t('menu.caseManagement')}
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      rowName={nameOf}
      density={density}
      letterKeys={shortcuts}
      {...(isDeleted ? {} : { onOpen })}
      selection={selection}
      onSelect={setSelection}
      batch={
        selected.length > 0 && (
          <CaseBatch selected={selected} isDeleted={isDeleted} onClear={() => setSelection(NONE_SELECTED)} />
        )
      }
      loading={cases.isPending || cases.isPlaceholderData}
      empty={empty}
      total={data?.total ?? 0}
      offset={list.offset}
      sort={list.sort}
      onSort={list.onSort}
      renderCard={(row) => <CaseCard row={row} isDeleted={isDeleted} />}
      footer={data !== undefined && rows.length > 0 && <Pager {...list.pagerOf(data)} />}
    />
  );
}
