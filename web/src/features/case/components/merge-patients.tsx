import {
  countCases,
  getCase,
  getPatient,
  listCases,
  listPatientCases,
  listPatientScans,
  mergePatients,
} from '@archway/contract/case/calls';
import { listPatients } from '@archway/contract/patient/calls';
import type { Patient } from '@archway/contract/patient/model';
import { ChoiceList } from '@archway/ui/choice-list';
import { Drawer } from '@archway/ui/drawer';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useCall } from '../../../platform/call/queries.ts';
import { useFormat } from '../../../platform/text/format.ts';
import { factsOf, FindPatient } from '../../patient/public.ts';
import { casesQuery } from '../case.queries.ts';
import styles from './merge-patients.module.css';

export interface MergePatientsProps {
  patient: Patient;
  /** The other record, where it is known already. */
  other?: Patient;
  /** The record that stays. */
  onMerged: (patientId: string) => void;
  onClose: () => void;
}

const REFRESHED = [
  getPatient,
  listPatients,
  listCases,
  listPatientCases,
  listPatientScans,
  countCases,
  getCase,
];

/** Finds the other record of a person, says what would happen, and makes one of both. */
export function MergePatients({ patient, other: first, onMerged, onClose }: MergePatientsProps): ReactNode {
  const t = useText();
  const format = useFormat();
  const [other, setOther] = useState<Patient | null>(first ?? null);
  const [keptId, setKept] = useState(patient.patientId);
  const merging = useCall(mergePatients, { refreshes: REFRESHED, ignoreErrors: true });
  const [kept, lost] = keptId === patient.patientId ? [patient, other] : [other, patient];
  const merge = () => {
    if (kept === null || lost === null) return;
    merging.mutate(
      { keptId: kept.patientId, lostId: lost.patientId },
      { onSuccess: ({ patientId }) => onMerged(patientId) },
    );
  };
  return (
    <Drawer
      title={t('patients.merge.title')}
      confirm={t('patients.merge.confirm.button')}
      valid={kept !== null && lost !== null}
      busy={merging.isPending}
      onConfirm={merge}
      onClose={onClose}
    >
      <div className={styles['fields']}>
        <FindPatient
          label={t('patients.merge.other')}
          help={t('patients.merge.help')}
          empty={t('patients.merge.none')}
          without={patient.patientId}
          chosen={other}
          onChoose={(chosen) => {
            setOther(chosen);
            setKept(patient.patientId);
          }}
        />
        {other !== null && kept !== null && lost !== null && (
          <>
            <ChoiceList
              label={t('patients.merge.stays')}
              value={keptId}
              choices={[patient, other].map((one) => ({
                value: one.patientId,
                title: one.name,
                text: factsOf(one, format),
              }))}
              onChange={setKept}
            />
            <Preview kept={kept} lost={lost} />
          </>
        )}
        {merging.error !== null && (
          <Note kind="error" live>
            {merging.error.message}
          </Note>
        )}
      </div>
    </Drawer>
  );
}

/** What happens, before it happens. */
function Preview({ kept, lost }: { kept: Patient; lost: Patient }): ReactNode {
  const t = useText();
  const { data } = useQuery(casesQuery({ patientId: lost.patientId, pageSize: 1 }));
  if (data === undefined) return null;
  const names = { kept: `${kept.name} (${kept.patientCode})`, lost: `${lost.name} (${lost.patientCode})` };
  return (
    <Note kind="info" live>
      {t('patients.merge.preview', { count: data.total, ...names })}
    </Note>
  );
}
