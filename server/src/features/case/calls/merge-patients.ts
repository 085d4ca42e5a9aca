import { mergePatients as call } from '@archway/contract/case/calls';
import { record } from '../../../platform/events/record.ts';
import { implement } from '../../../platform/rpc/implement.ts';
import { lockPatient, markMerged, patientChanged, type PatientRow } from '../../patient/public.ts';
import { keepMoves } from '../keep-moves.ts';
import { presentWithMerges } from '../patient-merges.present.ts';
import { areAllOwn, insertMerge, moveCases } from '../patient-merge.repository.ts';
import { tellCase } from '../tell-case.ts';

export const mergePatients = implement(call, async ({ input, caller, tx, fail, audit }) => {
  const { keptId, lostId } = input;
  const { orgId } = caller;
  if (keptId === lostId) return fail('invalidInput', { data: { fields: ['lostId'] } });
  // In one order, so that two who merge the same ones do not wait for each other.
  const records = new Map<string, PatientRow>();
  for (const id of [keptId, lostId].toSorted())
    records.set(id, (await lockPatient(tx, orgId, id)) ?? fail('notFound'));
  if (!(await areAllOwn(tx, caller, { patientIds: [keptId, lostId] }))) return fail('notFound');
  const moved = await moveCases(tx, orgId, { from: lostId, to: keptId });
  const { id } = await insertMerge(tx, caller, { keptId, lostId, caseIds: moved.map((row) => row.id) });
  await markMerged(tx, orgId, lostId, keptId);
  await keepMoves(tx, moved, { kind: 'merged', doneBy: caller.userCode, from: records.get(lostId)! });
  for (const row of moved) await tellCase(tx, row);
  for (const patientId of [keptId, lostId]) await record(tx, patientChanged, { patientId });
  audit({ object: keptId, detail: { merge: id, lost: lostId, cases: moved.length } });
  return presentWithMerges(tx, orgId, (await lockPatient(tx, orgId, keptId)) ?? fail('notFound'));
});
