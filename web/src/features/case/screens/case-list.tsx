import { listCases } from '@archway/contract/case/calls';
import { Button } from '@archway/ui/button';
import { Permission } from '@archway/ui/permission-guard';
import { ErrorState, NoAccessState } from '@archway/ui/states';
import { TextField } from '@archway/ui/text-field';
import { useText } from '@archway/ui/text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus, Search } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useLiveRefresh } from '../../../platform/use-live-refresh.ts';
import { usePages } from '../../../platform/use-pages.ts';
import { useSettled } from '../../../platform/use-settled.ts';
import { casePath } from '../case-paths.ts';
import { casesQuery } from '../case.queries.ts';
import { CaseTable } from '../components/case-table.tsx';
import { NameCase } from '../components/name-case.tsx';
import { NoCases } from '../components/no-cases.tsx';
import styles from './case-list.module.css';

const LISTS = [listCases];
const KEYWORD_LIMIT = 64;

/** The organization's cases. */
export function CaseList(): ReactNode {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [isNaming, setNaming] = useState(false);
  const keyword = useSettled(typed.trim());
  const pages = usePages(keyword);
  const cases = useQuery({ ...casesQuery(pages.input, keyword), placeholderData: keepPreviousData });
  if (cases.data !== undefined && !cases.isPlaceholderData) pages.settle(cases.data);
  useLiveRefresh('case.changed', LISTS);
  const open = ({ caseId }: { caseId: string }) => void navigate(casePath(caseId));
  // What was there before stays while the server is away.
  const problem = cases.data === undefined ? cases.error : null;
  if (problem?.failure === 'noPerm') return <NoAccessState />;
  return (
    <div className={styles['page']}>
      <ListHead
        typed={typed}
        onType={setTyped}
        // An empty list has a button of its own.
        onNew={cases.data?.list.length === 0 && keyword === '' ? null : () => setNaming(true)}
      />
      <div className={styles['list']}>
        {problem === null ? (
          <CaseTable
            cases={cases}
            pages={pages}
            empty={<NoCases keyword={keyword} onClear={() => setTyped('')} onNew={() => setNaming(true)} />}
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
      {isNaming && (
        <NameCase
          onClose={() => setNaming(false)}
          onSaved={(made) => {
            // The list is kept while its case is open.
            setNaming(false);
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
