import { CASE_COLUMNS } from '@archway/rules/case-list';
import { Button } from '@archway/ui/button';
import { ColumnMenu } from '@archway/ui/column-menu';
import { DensitySwitch } from '@archway/ui/density-switch';
import { Permission } from '@archway/ui/permission-guard';
import { TextField } from '@archway/ui/text-field';
import { useText } from '@archway/ui/text';
import { Plus, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { KEYWORD_LIMIT } from '../../../platform/list/use-list.ts';
import { DELETED, type CaseListState } from '../use-case-list.ts';
import { CaseChips } from './case-chips.tsx';
import { COLUMN_WORDS } from './case-columns.tsx';
import styles from './case-list-head.module.css';

export interface CaseListHeadProps {
  cases: CaseListState;
  onNew: () => void;
}

/** What the list is searched for and narrowed to, and how it looks. */
export function CaseListHead({ cases, onNew }: CaseListHeadProps): ReactNode {
  const { list, tab, shown, density, isClinic, setColumns, setDensity } = cases;
  const t = useText();
  return (
    <div className={styles['head']}>
      <search className={styles['search']}>
        <TextField
          type="search"
          label={t('cases.search')}
          labelHidden
          placeholder={t('cases.search')}
          prefix={<Search size={16} strokeWidth={1.75} aria-hidden />}
          value={list.typed}
          maxLength={KEYWORD_LIMIT}
          autoComplete="off"
          onChange={list.search}
        />
      </search>
      {tab !== DELETED && (
        <div className={styles['chips']}>
          <CaseChips filters={list.filters} onFilter={list.filter} isClinic={isClinic} />
        </div>
      )}
      <div className={styles['looks']}>
        <DensitySwitch value={density} onChange={setDensity} />
        <ColumnMenu
          columns={CASE_COLUMNS.map((id) => ({ id, label: t(COLUMN_WORDS[id]) }))}
          shown={shown.columns}
          onChange={setColumns}
        />
      </div>
      <Permission anyOf={['case:record:save']}>
        <Button kind="primary" icon={Plus} onClick={onNew}>
          {t('cases.new.button')}
        </Button>
      </Permission>
    </div>
  );
}
