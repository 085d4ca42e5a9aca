import type { CaseDetail } from '@archway/contract/case/model';
import type { TreatmentDetail } from '@archway/contract/treatment/model';
import { Button } from '@archway/ui/button';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import { useToast } from '@archway/ui/toasts';
import { ToothChart } from '@archway/ui/tooth-chart';
import { bridgesOf } from '@archway/rules/treatment/bridge';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { treatmentQuery } from '../treatment.queries.ts';
import { useCheckedLab } from '../use-checked-lab.ts';
import { chartTeeth, dentitionOf } from '../chart-teeth.ts';
import { useNumbering } from '../use-numbering.ts';
import { CheckedFor } from './checked-for.tsx';
import { GapList } from './gap-list.tsx';
import { PrescriptionHead } from './prescription-head.tsx';
import styles from './prescription-reader.module.css';
import { WorksList } from './works-list.tsx';

interface PrescriptionReaderProps {
  detail: CaseDetail;
  treatment: TreatmentDetail;
  /** The reader may change it, on a larger screen. */
  isTooSmall: boolean;
}

/** The same without anything to change: on a small screen, and for who may only read. */
export function PrescriptionReader({ detail, treatment, isTooSmall }: PrescriptionReaderProps): ReactNode {
  const t = useText();
  const toast = useToast();
  const [numbering] = useNumbering();
  const dentition = dentitionOf(treatment);
  const checked = useCheckedLab();
  // The server checks it by the same rules; until it has answered, what every lab needs is shown.
  const forLab = useQuery({
    ...treatmentQuery(detail.caseId, checked.lab?.companyCode),
    enabled: checked.lab !== null,
  });
  const { gaps } = forLab.data ?? treatment;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(location.href);
    toast.message(t('treatment.small.copied'));
  };
  return (
    <div className={styles['page']}>
      <PrescriptionHead detail={detail} />
      {isTooSmall && (
        <div className={styles['note']}>
          <Note action={<Button onClick={() => void copy()}>{t('treatment.small.copy.button')}</Button>}>
            <strong>{t('treatment.small.title')}</strong> {t('treatment.small.text')}
          </Note>
        </div>
      )}
      <GapList
        caseId={detail.caseId}
        gaps={gaps}
        numbering={numbering}
        lab={checked.lab?.organization.name ?? ''}
        onChoose={null}
      />
      <CheckedFor {...checked} />
      <div className={styles['chart']}>
        <ToothChart
          teeth={chartTeeth(t, treatment, dentition)}
          bridges={bridgesOf(treatment)}
          numbering={numbering}
          dentition={dentition}
        />
      </div>
      <WorksList prescription={treatment} numbering={numbering} editor={null} />
    </div>
  );
}
