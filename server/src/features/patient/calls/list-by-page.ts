import { listPatients as call } from '@archway/contract/patient/calls';
import { pageWanted, presentPage, readPage } from '../../../platform/list/page.ts';
import { implement } from '../../../platform/rpc/implement.ts';
import { presentPatient } from '../patient.present.ts';
import { findPatients, PATIENT_LIST } from '../patient.repository.ts';

export const listByPage = implement(
  call,
  async ({ input, caller, tx }) => {
    const wanted = pageWanted(PATIENT_LIST, input);
    const found = await readPage(tx, findPatients(tx, caller.orgId, input.keyword), wanted);
    return presentPage(found, wanted, (rows) => rows.map(presentPatient));
  },
  { reads: true },
);
