import { getTreatment as call } from '@archway/contract/treatment/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { findCase } from '../../case/public.ts';
import { readPrescription } from '../treatment.repository.ts';

export const detail = implement(
  call,
  async ({ input, caller, tx, fail }) => {
    const row = (await findCase(tx, caller, input.caseId)) ?? fail('notFound');
    return { ...(await readPrescription(tx, caller.orgId, row.id)), version: row.prescription_version };
  },
  { reads: true },
);
