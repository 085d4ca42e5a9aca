import { listDoubles as call } from '@archway/contract/patient/calls';
import { MOST_DOUBLES } from '@archway/contract/patient/model';
import { areLikeNames } from '@archway/rules/patients';
import { implement } from '../../../platform/rpc/implement.ts';
import { presentPatient } from '../patient.present.ts';
import { findBornOn } from '../patient.repository.ts';

export const listDoubles = implement(
  call,
  async ({ input: { patientId, name, birthDate }, caller, tx }) => {
    const born = await findBornOn(tx, caller.orgId, birthDate);
    const doubles = born.filter((one) => one.id !== patientId && areLikeNames(one.name, name));
    return { patients: doubles.slice(0, MOST_DOUBLES).map(presentPatient) };
  },
  { reads: true },
);
