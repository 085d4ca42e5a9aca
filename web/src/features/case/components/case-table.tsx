import type { CaseRow } from '@archway/contract/case/model';
import { CASE_COLUMNS, type CaseColumn } from '@archway/rules/case-list';
import type { Density } from '@archway/rules/display';
import type { Column } from '@archway/ui/columns';
import { DataTable } from '@archway/ui/data-table';
import { toggled } from '@archway/ui/selection';
import { Pager } from '@archway/ui/pager';
import { useText } from '@archway/ui/text';
import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import { useToothNumbering } from '../../../platform/session/use-tooth-numbering.ts';
import { useFormat } from '../../../platform/text/format.ts';
import { loadAreas } from '../../../platform/text/i18n.ts';
import type { CasesAction } from '../../../platform/page/cases-action.tsx';
import type { AnsweredPage, List } from '../../../platform/list/use-list.ts';
import { usePreference } from '../../../platform/session/use-preference.ts';
import { CaseBatch } from './case-batch.tsx';
import { CaseCard } from './case-card.tsx';
import { CasesActionDialog } from './cases-action-dialog.tsx';
import { ExportCases } from './export-cases.tsx';
import type { QuickLookProps } from './quick-look.tsx';
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

// With the viewer, which a list does without until somebody looks.
const QuickLook = lazy(async () => {
  const [loaded] = await Promise.all([import('./quick-look.tsx'), loadAreas(['viewer'])]);
  return { default: loaded.QuickLook };
});

const keyOf = ({ caseId }: CaseRow): string => caseId;
const nameOf = ({ name }: CaseRow): string => name;
const NONE: readonly CaseRow[] = [];
const NONE_SELECTED: ReadonlySet<string> = new Set();

/** The cases, a page at a time. */
export function CaseTable(props: CaseTableProps): ReactNode {
  const { cases, list, empty, columns: shown = CASE_COLUMNS, isDeleted = false, onOpen } = props;
  const t = useText();
  const [{ density, shortcuts }] = usePreference();
  const [selection, setSelection] = useState(NONE_SELECTED);
  const [lookedKey, setLooked] = useState<string | null>(null);
  const [asked, ask] = useState<Asked | null>(null);
  const columns = useColumns(shown, density);
  const { data } = cases;
  const rows = data?.list ?? NONE;
  const looked = rows.find((row) => keyOf(row) === lookedKey);
  const selected = rows.filter((row) => selection.has(keyOf(row)));
  return (
    <>
      <DataTable
        label={t('menu.caseManagement')}
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        rowName={nameOf}
        density={density}
        letterKeys={shortcuts}
        {...(isDeleted ? {} : { onOpen, onQuickLook: (row: CaseRow) => setLooked(keyOf(row)) })}
        selection={selection}
        onSelect={setSelection}
        batch={
          selected.length > 0 && (
            <CaseBatch
              selected={selected}
              isDeleted={isDeleted}
              onAction={(action) => ask({ action, rows: selected })}
              onClear={() => setSelection(NONE_SELECTED)}
            />
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
      {looked !== undefined && (
        <Suspense>
          <QuickLook
            {...lookAt(looked, { rows, offset: list.offset, total: data?.total ?? 0, setLooked })}
            letterKeys={shortcuts}
            onSelect={() => setSelection(toggled(selection, keyOf(looked)))}
            onOpen={() => onOpen(looked)}
          />
        </Suspense>
      )}
      {asked !== null && (
        <AskedDialog {...asked} now={rows} select={setSelection} onClose={() => ask(null)} />
      )}
    </>
  );
}

interface Asked {
  action: CasesAction | 'export';
  rows: readonly CaseRow[];
}

interface AskedDialogProps extends Asked {
  /** The rows of the page as they are now. */
  now: readonly CaseRow[];
  select: (keys: ReadonlySet<string>) => void;
  onClose: () => void;
}

/** What is done with all that were chosen. */
function AskedDialog({ action, rows, now, select, onClose }: AskedDialogProps): ReactNode {
  if (action === 'export')
    return <ExportCases asked={{ ids: rows.map(keyOf) }} count={rows.length} onClose={onClose} />;
  // As they were chosen, with what has come to each since.
  const cases = rows.map((row) => now.find((one) => keyOf(one) === keyOf(row)) ?? row);
  return (
    <CasesActionDialog
      action={action}
      cases={cases}
      onAnswer={(left) => select(new Set(left))}
      onClose={onClose}
    />
  );
}

function useColumns(shown: readonly CaseColumn[], density: Density): readonly Column<CaseRow>[] {
  const t = useText();
  const format = useFormat();
  const isCompact = density === 'compact';
  const numbering = useToothNumbering();
  return useMemo(
    () => caseColumns({ t, format, isCompact, shown, numbering }),
    [t, format, isCompact, shown, numbering],
  );
}

interface Looking {
  rows: readonly CaseRow[];
  offset: number;
  total: number;
  setLooked: (key: string | null) => void;
}

/** One case of the page, and the way to its neighbors. */
const lookAt = (
  row: CaseRow,
  { rows, offset, total, setLooked }: Looking,
): Pick<QuickLookProps, 'row' | 'place' | 'onMove' | 'onClose'> => ({
  row,
  place: { at: offset + rows.indexOf(row) + 1, total },
  onMove: (by) => setLooked(keyOf(rows[rows.indexOf(row) + by] ?? row)),
  onClose: () => setLooked(null),
});
