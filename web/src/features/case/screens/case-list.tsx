import type { CaseRow } from '@archway/contract/case/model';
import { DropArea } from '@archway/ui/drop-area';
import { usePermission } from '@archway/ui/permission-guard';
import { ErrorState, NoAccessState } from '@archway/ui/states';
import { useText } from '@archway/ui/text';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { CallFailure } from '../../../platform/call/call-failure.ts';
import type { AnsweredPage } from '../../../platform/list/use-list.ts';
import { casePath } from '../case-paths.ts';
import { casesQuery, countsQuery } from '../case.queries.ts';
import { CaseDrawer } from '../components/case-drawer.tsx';
import { CaseListHead } from '../components/case-list-head.tsx';
import { CaseTable } from '../components/case-table.tsx';
import { CaseTabs } from '../components/case-tabs.tsx';
import { NoCases } from '../components/no-cases.tsx';
import { RefusedFiles } from '../components/refused-files.tsx';
import { ReceivedCases } from '../received/received-cases.tsx';
import { useImport } from '../use-import.ts';
import { askedBy, DELETED, RECEIVED, useCaseList, type CaseListState } from '../use-case-list.ts';
import styles from './case-list.module.css';

type Cases = UseQueryResult<AnsweredPage<CaseRow>, CallFailure>;

/** The organization's cases. */
export function CaseList(): ReactNode {
  const state = useCaseList();
  const { list } = state;
  const cases = useQuery({
    ...casesQuery({ ...list.input, ...askedBy(state) }),
    placeholderData: keepPreviousData,
  });
  list.follow(cases);
  if (cases.data === undefined && cases.error?.failure === 'noPerm') return <NoAccessState />;
  return <ListPage state={state} cases={cases} />;
}

function ListPage({ state, cases }: { state: CaseListState; cases: Cases }): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const canSave = usePermission()('case:record:save');
  const [isMaking, setMaking] = useState(false);
  const open = ({ caseId }: { caseId: string }) => void navigate(casePath(caseId));
  const imported = useImport(([caseId, ...others]) => {
    if (caseId !== undefined && others.length === 0) open({ caseId });
  });
  const isFirst = useHasNone(cases.data?.total === 0 && state.tab !== DELETED);
  const isReceived = state.tab === RECEIVED;
  const makeNew = () => setMaking(true);
  return (
    <DropArea fills label={t('cases.import.over')} disabled={!canSave} onDrop={imported.drop}>
      <div className={styles['page']}>
        <CaseTabs cases={state} />
        {!isReceived && (
          <CaseListHead
            cases={state}
            page={cases.data}
            isImporting={imported.isBusy}
            onImport={imported.choose}
            // A first list has a button of its own.
            onNew={isFirst ? null : makeNew}
          />
        )}
        {imported.refused !== null && (
          <div className={styles['note']}>
            <RefusedFiles refused={imported.refused} onDismiss={imported.dismiss} />
          </div>
        )}
        {isReceived ? (
          <ReceivedCases />
        ) : (
          <div className={styles['list']}>
            <Rows
              state={state}
              cases={cases}
              empty={<NoCases cases={state} isFirst={isFirst} onNew={makeNew} />}
              onOpen={open}
            />
          </div>
        )}
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
    </DropArea>
  );
}

interface RowsProps {
  state: CaseListState;
  cases: Cases;
  empty: ReactNode;
  onOpen: (row: CaseRow) => void;
}

function Rows({ state, cases, empty, onOpen }: RowsProps): ReactNode {
  // What was there before stays while the server is away.
  if (cases.data === undefined && cases.error !== null)
    return (
      <ErrorState
        serverText={cases.error.message}
        retrying={cases.isFetching}
        onRetry={() => void cases.refetch()}
      />
    );
  return (
    <CaseTable
      // What was selected in one list is not selected in another.
      key={state.tab}
      cases={cases}
      list={state.list}
      columns={state.shown.columns}
      isDeleted={state.tab === DELETED}
      empty={empty}
      onOpen={onOpen}
    />
  );
}

/** Whether there is no case at all. Asked only where none is shown: a list may be narrowed to none. */
function useHasNone(isAsked: boolean): boolean {
  const { data } = useQuery({ ...countsQuery([{}]), enabled: isAsked });
  return isAsked && data?.list[0]?.total === 0;
}
