import { listPatients, savePatient } from '@archway/contract/patient/calls';
import { useCall } from '../../platform/call/queries.ts';
import type { PatientChoice } from './patient-choice.ts';

/** Saves who was written down for the first time; answers the id of the patient, or null for nobody. */
export function useSavePatient() {
  const save = useCall(savePatient, { refreshes: [listPatients], ignoreErrors: true });
  const settle = async ({ chosen, created }: PatientChoice): Promise<PatientChoice['chosen']> => {
    if (created === null) return chosen;
    const { name, patientCode, birthDate, sex } = created;
    return save.mutateAsync({
      name: name.trim(),
      patientCode: patientCode.trim(),
      birthDate,
      sex,
    });
  };
  return { settle, isPending: save.isPending, error: save.error };
}
