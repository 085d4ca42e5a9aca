import { ErrorState, NoAccessState } from '@archway/ui/states';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { casePath } from '../case-paths.ts';
import { casesQuery } from '../case.queries.ts';
import { CaseDrawer } from '../components/case-drawer.tsx';
import { CaseListHead } from '../components/case-list-head.tsx';
import { CaseTable } from '../components/case-table.tsx';
import { CaseTabs } from '../components/case-tabs.tsx';
import { NoCases } from '../components/no-cases.tsx';
import { askedBy, DELETED, useCaseList } from '../use-case-list.ts';
import styles from './case-list.module.css';

/** The organization's cases. */
export function CaseList(): ReactNode {
  const navigate = useNavigate();
  const [isMaking, setMaking] = useState(false);
  const state = useCaseList();
  const { list, tab } = state;
  const cases = useQuery({
    ...casesQuery({ ...list.input, ...askedBy(state) }),
    placeholderData: keepPreviousData,
  });
  list.follow(cases);
  const open = ({ caseId }: { caseId: string }) => void navigate(casePath(caseId));
  // What was there before stays while the server is away.
  const problem = cases.data === undefined ? cases.error : null;
  if (problem?.failure === 'noPerm') return <NoAccessState />;
  return (
    <div className={styles['page']}>
      <CaseTabs cases={state} />
      <CaseListHead cases={state} onNew={() => setMaking(true)} />
      <div className={styles['list']}>
        {problem === null ? (
          <CaseTable
            // What was selected in one list is not selected in another.
            key={tab}
            cases={cases}
            list={list}
            columns={state.shown.columns}
            isDeleted={tab === DELETED}
            empty={<NoCases cases={state} onNew={() => setMaking(true)} />}
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
