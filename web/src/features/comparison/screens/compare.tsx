import type { FailureName } from '@archway/contract/codes';
import type { PatientDetail, PatientScan } from '@archway/contract/case/model';
import { Button } from '@archway/ui/button';
import { LoadingState } from '@archway/ui/loading-state';
import { EmptyState, ErrorState, NoAccessState } from '@archway/ui/states';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import {
  comparePath,
  NoSuchPatient,
  patientPath,
  patientQuery,
  patientScansQuery,
} from '../../case/public.ts';
import { CompareHead } from '../components/compare-head.tsx';
import { ComparedScans } from '../components/compared-scans.tsx';
import { pairOf } from '../scan-pair.ts';
import styles from './compare.module.css';

/** An address with no id in it is as good as one of no patient. */
const GONE: ReadonlySet<FailureName> = new Set(['notFound', 'invalidInput']);

/** Two scans of one patient over each other. The address names the patient and both scans. */
export function ComparePage(): ReactNode {
  const [asked] = useSearchParams();
  const patientId = asked.get('patient') ?? '';
  const patient = useQuery(patientQuery(patientId));
  const scans = useQuery(patientScansQuery(patientId));
  const failed = [patient, scans].find(({ error }) => error !== null);
  const failure = failed?.error?.failure;
  const isLost = failure === 'noPerm' || failure === 'notFound';
  if (patient.data !== undefined && scans.data !== undefined && !isLost)
    return (
      <OnePatient
        patient={patient.data}
        scans={scans.data.list}
        named={{ a: asked.get('a'), b: asked.get('b') }}
      />
    );
  if (failed === undefined || failure === undefined) return <LoadingState rows={6} />;
  if (failure === 'noPerm') return <NoAccessState />;
  if (GONE.has(failure)) return <NoSuchPatient />;
  return (
    <ErrorState
      serverText={failed.error?.message}
      retrying={failed.isFetching}
      onRetry={() => void failed.refetch()}
    />
  );
}

interface OnePatientProps {
  patient: PatientDetail;
  scans: readonly PatientScan[];
  named: { a: string | null; b: string | null };
}

function OnePatient({ patient, scans, named }: OnePatientProps): ReactNode {
  const navigate = useNavigate();
  const pair = pairOf(scans, named);
  const choose = (a: string, b: string): void =>
    void navigate(comparePath(patient.patientId, { a, b }), { replace: true });
  return (
    <div className={styles['page']}>
      {pair === null ? (
        <>
          <CompareHead patient={patient} pair={null} />
          <OneScanOnly patientId={patient.patientId} />
        </>
      ) : (
        <ComparedScans
          key={`${pair.a.fileId} ${pair.b.fileId}`}
          patient={patient}
          scans={scans}
          pair={pair}
          onChoose={choose}
        />
      )}
    </div>
  );
}

function OneScanOnly({ patientId }: { patientId: string }): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  return (
    <EmptyState
      title={t('comparison.none.title')}
      actions={
        <Button onClick={() => void navigate(patientPath(patientId))}>{t('comparison.none.button')}</Button>
      }
    >
      {t('comparison.none.text')}
    </EmptyState>
  );
}
