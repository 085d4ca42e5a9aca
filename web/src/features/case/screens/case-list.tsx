import { Button } from '@archway/ui/button';
import { Permission } from '@archway/ui/permission-guard';
import { ErrorState, NoAccessState } from '@archway/ui/states';
import { TextField } from '@archway/ui/text-field';
import { useText } from '@archway/ui/text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus, Search } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { KEYWORD_LIMIT, useList } from '../../../platform/list/use-list.ts';
import { casePath } from '../case-paths.ts';
import { casesQuery } from '../case.queries.ts';
import { CaseDrawer } from '../components/case-drawer.tsx';
import { CaseTable } from '../components/case-table.tsx';
import { NoCases } from '../components/no-cases.tsx';
import styles from './case-list.module.css';

/** The organization's cases. */
export function CaseList(): ReactNode {
  const navigate = useNavigate();
  const [isMaking, setMaking] = useState(false);
  const list = useList(['name', 'patientName', 'createdAt'], {});
  const { keyword } = list;
  const cases = useQuery({ ...casesQuery(list.input), placeholderData: keepPreviousData });
  list.follow(cases);
  const open = ({ caseId }: { caseId: string }) => void navigate(casePath(caseId));
  // What was there before stays while the server is away.
  const problem = cases.data === undefined ? cases.error : null;
  if (problem?.failure === 'noPerm') return <NoAccessState />;
  return (
    <div className={styles['page']}>
      <ListHead
        typed={list.typed}
        onType={list.search}
        // An empty list has a button of its own.
        onNew={cases.data?.list.length === 0 && keyword === '' ? null : () => setMaking(true)}
      />
      <div className={styles['list']}>
        {problem === null ? (
          <CaseTable
            cases={cases}
            list={list}
            empty={
              <NoCases keyword={keyword} onClear={() => list.search('')} onNew={() => setMaking(true)} />
            }
            onOpen={open}
          />
        ) : (
          <ErrorState
            serverText={problem.message}
            retrying={cases.isFetching}
            onRetry={() => void cases.refetch()}
          />
        )}
      </div>
      {isMaking && (
        <CaseDrawer
          onClose={() => setMaking(false)}
          onSaved={(made) => {
            // The list is kept while its case is open.
            setMaking(false);
            open(made);
          }}
        />
      )}
    </div>
  );
}

function ListHead({
  typed,
  onType,
  onNew,
}: {
  typed: string;
  onType: (typed: string) => void;
  onNew: (() => void) | null;
}): ReactNode {
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
          value={typed}
          maxLength={KEYWORD_LIMIT}
          autoComplete="off"
          onChange={onType}
        />
      </search>
      {onNew !== null && (
        <Permission anyOf={['case:record:save']}>
          <Button kind="primary" icon={Plus} onClick={onNew}>
            {t('cases.new.button')}
          </Button>
        </Permission>
      )}
    </div>
  );
}
