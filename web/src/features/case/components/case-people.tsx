import type { CaseDetail } from '@archway/contract/case/model';
import { SelectField } from '@archway/ui/select-field';
import { TextField } from '@archway/ui/text-field';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PatientField } from '../../patient/public.ts';
import { dentistsToChoose } from '../case.queries.ts';
import { LIMITS, type CaseForm } from '../use-case-form.ts';

interface CasePeopleProps {
  form: CaseForm;
  given: CaseDetail | undefined;
}

/** Patient and dentist of a case: records of a clinic, and as typed in a lab. */
export function CasePeople({ form, given }: CasePeopleProps): ReactNode {
  return form.isClinic ? <ClinicPeople form={form} given={given} /> : <LabPeople form={form} />;
}

function ClinicPeople({ form: { values, change, problems }, given }: CasePeopleProps): ReactNode {
  const t = useText();
  const dentists = useQuery(dentistsToChoose).data?.list ?? [];
  const offered = dentists.map(({ dentistId, name }) => ({ value: dentistId, label: name }));
  // One who has left stays on the cases there are.
  const left =
    given?.dentistId != null && offered.every(({ value }) => value !== given.dentistId)
      ? [{ value: given.dentistId, label: given.dentistName }]
      : [];
  return (
    <>
      <PatientField
        choice={values.patient}
        errors={{ patient: problems.patient, name: problems.patientName, patientCode: problems.patientCode }}
        onChange={(patient) => change({ patient })}
      />
      <SelectField
        label={t('cases.dentist')}
        value={values.dentistId}
        options={[{ value: '', label: t('cases.noDentist') }, ...offered, ...left]}
        onChange={(dentistId) => change({ dentistId })}
      />
    </>
  );
}

function LabPeople({ form: { values, change } }: Pick<CasePeopleProps, 'form'>): ReactNode {
  const t = useText();
  const fields = [
    ['patientName', t('cases.patient')],
    ['patientCode', t('cases.patientId')],
    ['dentistName', t('cases.dentist')],
  ] as const;
  return fields.map(([field, label]) => (
    <TextField
      key={field}
      label={label}
      value={values[field]}
      maxLength={LIMITS.name}
      autoComplete="off"
      onChange={(value) => change({ [field]: value })}
    />
  ));
}
