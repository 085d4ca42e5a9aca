import { getCase, listCases, saveCase } from '@archway/contract/case/calls';
import type { CaseDetail } from '@archway/contract/case/model';
import type { InputOf } from '@archway/contract/core/call';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCall } from '../../platform/call/queries.ts';
import { userInfoQuery } from '../../platform/session/user-info.ts';
import { NO_PATIENT, patientProblem, useSavePatient, type PatientChoice } from '../patient/public.ts';

export const LIMITS = { name: 64, memo: 2_000 } as const;

interface Values {
  name: string;
  patient: PatientChoice;
  dentistId: string;
  /** As a lab has typed them. */
  patientName: string;
  patientCode: string;
  dentistName: string;
  scanDate: string;
  memo: string;
}

export type CaseForm = ReturnType<typeof useCaseForm>;

/** What is typed about a case, and saving it; a new patient is saved first. */
export function useCaseForm(given: CaseDetail | undefined, onSaved: (detail: CaseDetail) => void) {
  const [values, setValues] = useState(() => valuesOf(given));
  const [isTried, setTried] = useState(false);
  const { data: user } = useQuery(userInfoQuery);
  const isClinic = user?.organization.type === ORGANIZATION_TYPE.clinic;
  const patient = useSavePatient();
  const save = useCall(saveCase, { refreshes: [listCases, getCase], ignoreErrors: true });
  const atField = patient.error?.failure === 'patientCodeTaken';
  const problems = useProblems(values, isTried, atField ? patient.error?.message : undefined);
  const isWrong =
    values.name.trim() === '' ||
    values.name.trim().length > LIMITS.name ||
    values.memo.length > LIMITS.memo ||
    (isClinic && patientProblem(values.patient) !== null);

  const saveAll = async () => {
    const chosen = await patient.settle(values.patient);
    // Should the case be refused now, the patient is there and not made twice.
    if (chosen !== null)
      setValues((now) => ({ ...now, patient: { typed: chosen.name, chosen, created: null } }));
    const input = inputOf(values, isClinic ? { patientId: chosen?.patientId ?? '' } : null);
    onSaved(await save.mutateAsync({ ...(given === undefined ? {} : { caseId: given.caseId }), ...input }));
  };
  return {
    values,
    change: (part: Partial<Values>) => setValues((now) => ({ ...now, ...part })),
    problems,
    isClinic,
    isSaving: patient.isPending || save.isPending,
    refused: save.error?.message ?? (atField ? null : (patient.error?.message ?? null)),
    save: () => {
      setTried(true);
      // What is refused is told by the mutations themselves.
      if (!isWrong) saveAll().catch(() => {});
    },
  };
}

function valuesOf(given: CaseDetail | undefined): Values {
  const { patientId = null, patientName = '', patientCode = '', birthDate = null } = given ?? {};
  return {
    name: given?.name ?? '',
    patient:
      patientId === null
        ? NO_PATIENT
        : {
            typed: patientName,
            chosen: { patientId, name: patientName, patientCode, birthDate },
            created: null,
          },
    dentistId: given?.dentistId ?? '',
    patientName,
    patientCode,
    dentistName: given?.dentistName ?? '',
    scanDate: given?.scanDate ?? '',
    memo: given?.memo ?? '',
  };
}

function inputOf(values: Values, patient: { patientId: string } | null): InputOf<typeof saveCase> {
  const { name, dentistId, patientName, patientCode, dentistName, scanDate, memo } = values;
  return {
    name: name.trim(),
    scanDate,
    memo,
    ...(patient === null ? { patientName, patientCode, dentistName } : { ...patient, dentistId }),
  };
}

/** What stands beside the fields; nothing before somebody has tried to save. */
function useProblems({ name, patient }: Values, isTried: boolean, refused: string | undefined) {
  const t = useText();
  const problem = isTried ? patientProblem(patient) : null;
  return {
    name: isTried && name.trim() === '' ? t('failure.nameMissing') : undefined,
    patient: problem === 'unchosen' ? t('patients.choose') : undefined,
    patientName: problem === 'nameless' ? t('failure.nameMissing') : undefined,
    patientCode: refused,
  };
}
