import { Combobox } from '@archway/ui/combobox';
import { useText } from '@archway/ui/text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useDebounced } from '../../../platform/list/use-debounced.ts';
import { useFormat } from '../../../platform/text/format.ts';
import { patientsQuery } from '../patient.queries.ts';
import type { PatientChoice } from '../patient-choice.ts';
import { factsOf } from '../patient-facts.ts';
import { NewPatientFields } from './new-patient-fields.tsx';

const KEYWORD_LIMIT = 64;

interface PatientFieldProps {
  choice: PatientChoice;
  /** Of the field that was refused, beside it. */
  errors: { patient?: string | undefined; name?: string | undefined; patientCode?: string | undefined };
  onChange: (choice: PatientChoice) => void;
}

/** Finds a patient of the clinic by name, ID or birth date, or takes down a new one. */
export function PatientField({ choice, errors, onChange }: PatientFieldProps): ReactNode {
  const t = useText();
  const format = useFormat();
  const { typed, chosen, created } = choice;
  const keyword = useDebounced(chosen === null ? typed.trim() : '');
  const { data } = useQuery({ ...patientsQuery(keyword), placeholderData: keepPreviousData });
  const choose = (patient: PatientChoice['chosen']) =>
    onChange({ typed: patient?.name ?? '', chosen: patient, created: null });
  if (created !== null)
    return (
      <NewPatientFields
        patient={created}
        errors={errors}
        onChange={(next) => onChange({ ...choice, created: next })}
        onChoose={choose}
      />
    );
  const found = data?.list ?? [];
  return (
    <Combobox
      label={t('patients.field')}
      help={t('patients.help')}
      error={errors.patient}
      value={typed}
      maxLength={KEYWORD_LIMIT}
      empty={t('patients.none')}
      options={found.map((patient) => ({
        id: patient.patientId,
        label: patient.name,
        detail: factsOf(patient, format),
      }))}
      create={{
        label: typed.trim() === '' ? t('patients.new') : t('patients.newNamed', { name: typed.trim() }),
        onPress: () =>
          onChange({ ...choice, created: { name: typed.trim(), patientCode: '', birthDate: '', sex: '' } }),
      }}
      onType={(next) => onChange({ typed: next, chosen: null, created: null })}
      onChoose={(id) => choose(found.find(({ patientId }) => patientId === id) ?? null)}
    />
  );
}
