import { getPatient as call } from '@archway/contract/case/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { findPatient } from '../../patient/public.ts';
import { findCases } from '../case.repository.ts';
import { presentWithMerges } from '../patient-merges.present.ts';

export const patientDetail = implement(
  call,
  async ({ input: { patientId }, caller, tx, fail, audit }) => {
    const row = (await findPatient(tx, caller.orgId, patientId)) ?? fail('notFound');
    if (caller.scope === 'own') {
      const [own] = await findCases(tx, caller, { patientId }).limit(1).execute();
      if (own === undefined) return fail('notFound');
    }
    audit({ object: row.id });
    return presentWithMerges(tx, caller.orgId, row);
  },
  { reads: true },
);
