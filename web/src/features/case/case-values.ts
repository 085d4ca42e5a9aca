import type { saveCase } from '@archway/contract/case/calls';
import type { CaseDetail } from '@archway/contract/case/model';
import type { InputOf } from '@archway/contract/core/call';
import { NO_PATIENT, type PatientChoice } from '../patient/public.ts';

/** What is typed about a case. */
export interface CaseValues {
  /** Of the case when it was typed; 0 for one that is not there yet. */
  version: number;
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

export function valuesOf(given: CaseDetail | undefined): CaseValues {
  const { patientId = null, patientName = '', patientCode = '', birthDate = null } = given ?? {};
  return {
    version: given?.version ?? 0,
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

/** What a draft says; a form of another version of the page may have written it. */
export function valuesFrom(body: string, otherwise: CaseValues): CaseValues {
  try {
    const draft = { version: otherwise.version, ...(JSON.parse(body) as Partial<CaseValues>) };
    const isRight =
      Object.entries(otherwise).every(
        ([name, value]) => typeof draft[name as keyof CaseValues] === typeof value,
      ) && typeof draft.patient?.typed === 'string';
    return isRight ? (draft as CaseValues) : otherwise;
  } catch {
    return otherwise;
  }
}

export function inputOf(values: CaseValues, patient: { patientId: string } | null): InputOf<typeof saveCase> {
  const { version, name, dentistId, patientName, patientCode, dentistName, scanDate, memo } = values;
  return {
    ...(version === 0 ? {} : { version }),
    name: name.trim(),
    scanDate,
    memo,
    ...(patient === null ? { patientName, patientCode, dentistName } : { ...patient, dentistId }),
  };
}
