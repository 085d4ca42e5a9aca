import type { PatientDetail } from '@archway/contract/case/model';
import type { Patient } from '@archway/contract/patient/model';
import { Button } from '@archway/ui/button';
import { Note } from '@archway/ui/note';
import { usePermission } from '@archway/ui/permission-guard';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import { Merge, Users } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useFormat } from '../../../platform/text/format.ts';
import { doublesQuery, factsOf, SEX_TEXTS } from '../../patient/public.ts';
import { TreatedTeeth } from './treated-teeth.tsx';
import { FactList } from './fact-list.tsx';
import styles from './patient-panel.module.css';

export interface PatientPanelProps {
  patient: PatientDetail;
  /** Beside the title. */
  actions: ReactNode;
  /** Looks at a record that may be of the same person. */
  onMerge: (other: Patient) => void;
}

/** Who the patient is, and whether there may be a second record of the same person. */
export function PatientPanel({ patient, actions, onMerge }: PatientPanelProps): ReactNode {
  const t = useText();
  const id = useId();
  const { date, day } = useFormat();
  const { name, patientCode, birthDate, sex, createdAt } = patient;
  return (
    <aside className={styles['panel']} aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 id={id}>{t('patients.field')}</h2>
        {actions}
      </div>
      <FactList
        facts={[
          [t('cases.name'), name],
          [t('patients.code'), patientCode],
          [t('patients.birthDate'), birthDate === null ? '' : day(birthDate)],
          [t('patients.sex.label'), sex === null ? '' : t(SEX_TEXTS[sex])],
          [t('patients.firstSeen'), date(createdAt)],
        ]}
      />
      <TreatedTeeth patientId={patient.patientId} />
      <Doubles patient={patient} onMerge={onMerge} />
    </aside>
  );
}

/** For those who may do something about it. */
function Doubles({ patient, onMerge }: Omit<PatientPanelProps, 'actions'>): ReactNode {
  const t = useText();
  const may = usePermission();
  const format = useFormat();
  const { patientId, name, birthDate } = patient;
  const isAsked = birthDate !== null && may('case:patient:merge') && may('case:record:save');
  const { data } = useQuery({
    ...doublesQuery({ patientId, name, birthDate: birthDate ?? '' }),
    enabled: isAsked,
  });
  const [other] = data?.patients ?? [];
  if (!isAsked || other === undefined) return null;
  return (
    <div className={styles['doubles']}>
      <Note
        kind="warn"
        icon={Users}
        title={t('patients.same.title')}
        action={
          <Button size="small" icon={Merge} onClick={() => onMerge(other)}>
            {t('patients.same.button')}
          </Button>
        }
      >
        {other.name}, {factsOf(other, format)}
      </Note>
      <p className={styles['help']}>{t('patients.same.help')}</p>
    </div>
  );
}
