import { getCase, getPatient, listCases } from '@archway/contract/case/calls';
import { listPatients, savePatient } from '@archway/contract/patient/calls';
import type { Patient } from '@archway/contract/patient/model';
import { Drawer } from '@archway/ui/drawer';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import { useState, type ReactNode } from 'react';
import { useCall } from '../../../platform/call/queries.ts';
import type { NewPatient } from '../patient-choice.ts';
import styles from './edit-patient.module.css';
import { PatientInputs } from './patient-inputs.tsx';

interface EditPatientProps {
  patient: Patient;
  onSaved: () => void;
  onClose: () => void;
}

/** Changes what is known about a patient; all cases show it. */
export function EditPatient({ patient, onSaved, onClose }: EditPatientProps): ReactNode {
  const t = useText();
  const [values, setValues] = useState<NewPatient>({
    name: patient.name,
    patientCode: patient.patientCode,
    birthDate: patient.birthDate ?? '',
    sex: patient.sex ?? '',
  });
  const [isTried, setTried] = useState(false);
  const save = useCall(savePatient, {
    refreshes: [getPatient, listPatients, listCases, getCase],
    ignoreErrors: true,
  });
  const isTaken = save.error?.failure === 'patientCodeTaken';
  const isMissing = values.name.trim() === '';
  const confirm = () => {
    setTried(true);
    if (!isMissing) save.mutate({ patientId: patient.patientId, ...values }, { onSuccess: onSaved });
  };
  return (
    <Drawer
      title={t('patients.edit.title')}
      confirm={t('patients.edit.confirm.button')}
      busy={save.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className={styles['fields']}>
        <PatientInputs
          patient={values}
          errors={{
            name: isTried && isMissing ? t('failure.nameMissing') : undefined,
            patientCode: isTaken ? save.error?.message : undefined,
          }}
          onChange={setValues}
        />
        {save.error !== null && !isTaken && (
          <Note kind="error" live>
            {save.error.message}
          </Note>
        )}
      </div>
    </Drawer>
  );
}
