import { getTreatment as call } from '@archway/contract/treatment/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { findCase } from '../../case/public.ts';
import { findAsksOfPartner } from '../../lab-settings/public.ts';
import { readGaps } from '../completeness.ts';
import { readPrescription } from '../treatment.repository.ts';

export const detail = implement(
  call,
  async ({ input, caller, tx, fail }) => {
    const row = (await findCase(tx, caller, input.caseId)) ?? fail('notFound');
    const prescription = await readPrescription(tx, caller.orgId, row.id);
    const { labCode } = input;
    const asks = labCode === undefined ? {} : ((await findAsksOfPartner(tx, labCode)) ?? fail('notFound'));
    const gaps = await readGaps(tx, caller.orgId, row.id, prescription, asks);
    return { ...prescription, version: row.prescription_version, gaps };
  },
  { reads: true },
);
