import { getCase } from '@archway/contract/case/calls';
import type { CaseDetail as Detail } from '@archway/contract/case/model';
import type { FailureName } from '@archway/contract/core/codes';
import { Button } from '@archway/ui/button';
import { DropArea } from '@archway/ui/drop-area';
import { LoadingState } from '@archway/ui/loading-state';
import { usePermission } from '@archway/ui/permission-guard';
import { EmptyState, ErrorState, NoAccessState } from '@archway/ui/states';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router';
import { useLiveRefresh } from '../../../platform/use-live-refresh.ts';
import { CASE_LIST, CASE_PATTERN } from '../case-paths.ts';
import { askAgainAfter, caseQuery } from '../case.queries.ts';
import { AddButtons } from '../components/add-buttons.tsx';
import { CaseHead } from '../components/case-head.tsx';
import { CaseStage } from '../components/case-stage.tsx';
import { EmptyCase } from '../components/empty-case.tsx';
import { FileList } from '../components/file-list.tsx';
import { RefusedFiles } from '../components/refused-files.tsx';
import { fileRows } from '../file-rows.ts';
import { useAddFiles, useCaseUploads } from '../use-add-files.ts';
import styles from './case-detail.module.css';

const SHOWN = [getCase];
/** An address with no id in it is as good as one of no case. */
const GONE: ReadonlySet<FailureName> = new Set(['notFound', 'invalidInput']);

/** One case with its files. */
export function CaseDetail(): ReactNode {
  const { pathname } = useLocation();
  const id = matchPath(CASE_PATTERN, pathname)?.params.id ?? '';
  return <OneCase key={id} caseId={id} />;
}

function OneCase({ caseId }: { caseId: string }): ReactNode {
  const detail = useQuery({
    ...caseQuery(caseId),
    refetchInterval: ({ state }) => askAgainAfter(state.data),
  });
  useLiveRefresh('case.changed', SHOWN);
  useLiveRefresh('scan.progress', SHOWN);
  if (detail.data !== undefined) return <CasePage detail={detail.data} />;
  if (detail.error === null) return <LoadingState />;
  if (detail.error.failure === 'noPerm') return <NoAccessState />;
  if (GONE.has(detail.error.failure)) return <NoSuchCase />;
  return (
    <ErrorState
      serverText={detail.error.message}
      retrying={detail.isFetching}
      onRetry={() => void detail.refetch()}
    />
  );
}

function CasePage({ detail }: { detail: Detail }): ReactNode {
  const t = useText();
  const canSave = usePermission()('case:record:save');
  const uploads = useCaseUploads(detail.caseId);
  const { drop, choose, refused, dismiss } = useAddFiles(detail);
  const rows = fileRows(detail.files, uploads);
  const isEmpty = rows.length === 0;
  return (
    <DropArea label={t('cases.add.over')} disabled={!canSave} onDrop={drop}>
      <CaseHead
        detail={detail}
        canSave={canSave}
        actions={canSave && !isEmpty && <AddButtons onFiles={choose} />}
      />
      {refused !== null && (
        <div className={styles['note']}>
          <RefusedFiles refused={refused} onDismiss={dismiss} />
        </div>
      )}
      {isEmpty ? (
        canSave ? (
          <EmptyCase onFiles={choose} />
        ) : (
          <EmptyState title={t('cases.add.none')}>{t('cases.none.readOnly')}</EmptyState>
        )
      ) : (
        <>
          <CaseStage files={detail.files} />
          <FileList detail={detail} rows={rows} canSave={canSave} onFiles={choose} />
        </>
      )}
    </DropArea>
  );
}

function NoSuchCase(): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  return (
    <EmptyState
      filtered
      title={t('cases.gone.title')}
      actions={<Button onClick={() => void navigate(CASE_LIST)}>{t('cases.gone.button')}</Button>}
    >
      {t('cases.gone.text')}
    </EmptyState>
  );
}
