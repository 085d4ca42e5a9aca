import { Button } from '@archway/ui/button';
import { ColumnMenu } from '@archway/ui/column-menu';
import { FilesButton } from '@archway/ui/files-button';
import { IconButton } from '@archway/ui/icon-button';
import { DensitySwitch } from '@archway/ui/density-switch';
import { Permission } from '@archway/ui/permission-guard';
import { useText } from '@archway/ui/text';
import { Download, Plus, Upload } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { ListSearch } from '../../../platform/list/list-search.tsx';
import type { AnsweredPage } from '../../../platform/list/use-list.ts';
import { filtersOf } from '../case-view.ts';
import { DELETED, type CaseListState } from '../use-case-list.ts';
import { CASE_FORMATS } from './add-buttons.tsx';
import { ExportCases } from './export-cases.tsx';
import { CaseChips } from './case-chips.tsx';
import { COLUMN_WORDS } from './case-columns.tsx';
import styles from './case-list-head.module.css';

export interface CaseListHeadProps {
  cases: CaseListState;
  /** What is shown; nothing before the first answer. */
  page: AnsweredPage | undefined;
  /** Cases are being made of what was imported. */
  isImporting: boolean;
  onImport: (files: File[]) => void;
  onNew: (() => void) | null;
}

/** What the list is searched for and narrowed to, and how it looks. */
export function CaseListHead({ cases, page, isImporting, onImport, onNew }: CaseListHeadProps): ReactNode {
  const { list, tab, shown, density, isClinic, setColumns, setDensity } = cases;
  const t = useText();
  return (
    <div className={styles['head']}>
      <search className={styles['search']}>
        <ListSearch label={t('cases.search')} typed={list.typed} onType={list.search} />
      </search>
      {tab !== DELETED && (
        // Those of a clinic are too many to stand beside the buttons.
        <div className={styles['chips']} data-own-row={isClinic || undefined}>
          <CaseChips filters={list.filters} onFilter={cases.filter} isClinic={isClinic} />
        </div>
      )}
      <div className={styles['looks']}>
        <DensitySwitch value={density} onChange={setDensity} />
        <ColumnMenu
          columns={cases.offered.map((id) => ({ id, label: t(COLUMN_WORDS[id]) }))}
          shown={shown.columns}
          onChange={setColumns}
        />
        {tab !== DELETED && page !== undefined && page.total > 0 && <ExportList shown={shown} page={page} />}
      </div>
      <Permission anyOf={['case:record:save']}>
        {/* On a phone a new case is made first, and files are added to it. */}
        <div className={styles['import']}>
          <FilesButton icon={Upload} formats={CASE_FORMATS} busy={isImporting} onFiles={onImport}>
            {t('cases.import.button')}
          </FilesButton>
        </div>
        {onNew !== null && (
          <Button kind="primary" icon={Plus} onClick={onNew}>
            {t('cases.new.button')}
          </Button>
        )}
      </Permission>
    </div>
  );
}

function ExportList({ shown, page }: Pick<CaseListState, 'shown'> & { page: AnsweredPage }): ReactNode {
  const t = useText();
  const [isAsked, setAsked] = useState(false);
  return (
    <Permission anyOf={['export:record:create']}>
      <IconButton icon={Download} label={t('cases.csv.all.button')} onClick={() => setAsked(true)} />
      {isAsked && (
        <ExportCases
          asked={filtersOf(shown)}
          count={page.total}
          isMore={!page.totalIsExact}
          onClose={() => setAsked(false)}
        />
      )}
    </Permission>
  );
}
