import type { CaseDetail } from '@archway/contract/case/model';
import type { FailureName } from '@archway/contract/codes';
import type { TreatmentDetail } from '@archway/contract/treatment/model';
import { LAYOUT_BREAKPOINTS } from '@archway/rules/web-limits';
import { usePermission } from '@archway/ui/permission-guard';
import { LoadingState } from '@archway/ui/loading-state';
import { ErrorState, NoAccessState } from '@archway/ui/states';
import { useWidth } from '@archway/ui/use-width';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { matchPath, useLocation } from 'react-router';
import { useFoundDraft } from '../../../platform/draft/use-draft.ts';
import { caseQuery, NoSuchCase } from '../../case/public.ts';
import { PrescriptionReader } from '../components/prescription-reader.tsx';
import { PrescriptionWriter } from '../components/prescription-writer.tsx';
import { treatmentQuery } from '../treatment.queries.ts';

const GONE: ReadonlySet<FailureName> = new Set(['notFound', 'invalidInput']);
const PATTERN = '/case-management/prescription/:id';

/** What is to be made for a case, tooth by tooth. */
export function PrescriptionPage(): ReactNode {
  const { pathname } = useLocation();
  const id = matchPath(PATTERN, pathname)?.params.id ?? '';
  return <OnePrescription key={id} caseId={id} />;
}

function OnePrescription({ caseId }: { caseId: string }): ReactNode {
  const detail = useQuery(caseQuery(caseId));
  const treatment = useQuery(treatmentQuery(caseId));
  const failed = [detail, treatment].find(({ error }) => error !== null);
  const failure = failed?.error?.failure;
  const isLost = failure === 'noPerm' || failure === 'notFound';
  if (detail.data !== undefined && treatment.data !== undefined && !isLost)
    return <Opened detail={detail.data} treatment={treatment.data} />;
  if (failed === undefined || failure === undefined) return <LoadingState rows={6} />;
  if (failure === 'noPerm') return <NoAccessState />;
  if (GONE.has(failure)) return <NoSuchCase />;
  return (
    <ErrorState
      serverText={failed.error?.message}
      retrying={failed.isFetching}
      onRetry={() => void failed.refetch()}
    />
  );
}

function Opened({ detail, treatment }: { detail: CaseDetail; treatment: TreatmentDetail }): ReactNode {
  const isWide = useWidth() >= LAYOUT_BREAKPOINTS.mobilePad;
  const canSave = usePermission()('case:record:save');
  const found = useFoundDraft('prescription', detail.caseId);
  if (!isWide || !canSave)
    return <PrescriptionReader detail={detail} treatment={treatment} isTooSmall={canSave} />;
  // Nobody edits what is about to be replaced by a draft.
  if (found === undefined) return <LoadingState rows={6} />;
  return <PrescriptionWriter detail={detail} treatment={treatment} found={found} />;
}
