import type { CaseRow } from '@archway/contract/case/model';
import { DataTable } from '@archway/ui/data-table';
import { Pager } from '@archway/ui/pager';
import { useText } from '@archway/ui/text';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { useFormat } from '../../../platform/text/format.ts';
import type { AnsweredPage, List } from '../../../platform/list/use-list.ts';
import { userInfoQuery } from '../../../platform/session/user-info.ts';
import { CaseCard } from './case-card.tsx';
import { caseColumns } from './case-columns.tsx';

export interface CaseTableProps {
  cases: UseQueryResult<AnsweredPage<CaseRow>>;
  list: Pick<List<string, object>, 'offset' | 'sort' | 'onSort' | 'pagerOf'>;
  empty: ReactNode;
  /** All of them are of one patient, who is named above. */
  isOfOnePatient?: boolean;
  onOpen: (row: CaseRow) => void;
}

const keyOf = ({ caseId }: CaseRow): string => caseId;
const nameOf = ({ name }: CaseRow): string => name;
const NONE: readonly CaseRow[] = [];

/** The cases, a page at a time. */
export function CaseTable({ cases, list, empty, isOfOnePatient = false, onOpen }: CaseTableProps): ReactNode {
  const t = useText();
  const format = useFormat();
  const { data: user } = useQuery(userInfoQuery);
  const density = user?.preference.density ?? 'standard';
  const isCompact = density === 'compact';
  const columns = useMemo(
    () => caseColumns({ t, format, isCompact, isOfOnePatient }),
    [t, format, isCompact, isOfOnePatient],
  );
  const { data } = cases;
  const rows = data?.list ?? NONE;
  return (
    <DataTable
      label={t('menu.caseManagement')}
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      rowName={nameOf}
      density={density}
      letterKeys={user?.preference.shortcuts ?? false}
      onOpen={onOpen}
      loading={cases.isPending || cases.isPlaceholderData}
      empty={empty}
      total={data?.total ?? 0}
      offset={list.offset}
      sort={list.sort}
      onSort={list.onSort}
      renderCard={(row) => <CaseCard row={row} />}
      footer={data !== undefined && rows.length > 0 && <Pager {...list.pagerOf(data)} />}
    />
  );
}
