import type { Patient } from '@archway/contract/patient/model';
import type { Format } from '../../platform/text/format.ts';

/** What tells two of the same name apart. */
export const factsOf = (
  { patientCode, birthDate }: Pick<Patient, 'patientCode' | 'birthDate'>,
  { day }: Format,
): string => [patientCode, ...(birthDate === null ? [] : [day(birthDate)])].join(', ');
