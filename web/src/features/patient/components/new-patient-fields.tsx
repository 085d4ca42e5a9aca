import { Button } from '@archway/ui/button';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import type { NewPatient, PatientChoice } from '../patient-choice.ts';
import { Doubles } from './doubles.tsx';
import styles from './new-patient-fields.module.css';
import { PatientInputs } from './patient-inputs.tsx';

interface NewPatientFieldsProps {
  patient: NewPatient;
  errors: { name?: string | undefined; patientCode?: string | undefined };
  onChange: (patient: NewPatient) => void;
  /** One who is there already, or nobody after all. */
  onChoose: (patient: PatientChoice['chosen']) => void;
}

export function NewPatientFields({ patient, errors, onChange, onChoose }: NewPatientFieldsProps): ReactNode {
  const t = useText();
  return (
    <fieldset className={styles['fields']}>
      <legend className={styles['legend']}>{t('patients.new')}</legend>
      <PatientInputs
        patient={patient}
        errors={errors}
        codeHelp={t('patients.codeHelp')}
        onChange={onChange}
      />
      <Doubles name={patient.name} birthDate={patient.birthDate} onChoose={onChoose} />
      <div>
        <Button kind="quiet" onClick={() => onChoose(null)}>
          {t('patients.search.button')}
        </Button>
      </div>
    </fieldset>
  );
}
