import { SEXES, type Sex } from '@archway/rules/patients';
import { SelectField } from '@archway/ui/select-field';
import { TextField } from '@archway/ui/text-field';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import type { NewPatient } from '../patient-choice.ts';
import styles from './patient-inputs.module.css';

const LIMIT = 64;

export const SEX_TEXTS = {
  female: 'patients.sex.female',
  male: 'patients.sex.male',
  other: 'patients.sex.other',
} as const satisfies Readonly<Record<Sex, string>>;

interface PatientInputsProps {
  patient: NewPatient;
  errors: { name?: string | undefined; patientCode?: string | undefined };
  /** Below the ID: what happens when it is left empty. */
  codeHelp?: string;
  onChange: (patient: NewPatient) => void;
}

/** What is written down about a patient. */
export function PatientInputs({ patient, errors, codeHelp, onChange }: PatientInputsProps): ReactNode {
  const t = useText();
  const change = (part: Partial<NewPatient>) => onChange({ ...patient, ...part });
  return (
    <>
      <TextField
        label={t('patients.name')}
        value={patient.name}
        maxLength={LIMIT}
        autoComplete="off"
        error={errors.name}
        onChange={(name) => change({ name })}
      />
      <div className={styles['pair']}>
        <TextField
          label={t('patients.code')}
          help={codeHelp}
          value={patient.patientCode}
          maxLength={LIMIT}
          autoComplete="off"
          error={errors.patientCode}
          onChange={(patientCode) => change({ patientCode })}
        />
        <TextField
          label={t('patients.birthDate')}
          type="date"
          value={patient.birthDate}
          autoComplete="off"
          onChange={(birthDate) => change({ birthDate })}
        />
      </div>
      <SelectField<Sex | ''>
        label={t('patients.sex.label')}
        value={patient.sex}
        options={[
          { value: '', label: t('patients.sex.none') },
          ...SEXES.map((value) => ({ value, label: t(SEX_TEXTS[value]) })),
        ]}
        onChange={(sex) => change({ sex })}
      />
    </>
  );
}
