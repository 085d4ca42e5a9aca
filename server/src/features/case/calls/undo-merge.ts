import { undoMerge as call } from '@archway/contract/case/calls';
import { record } from '../../../platform/events/record.ts';
import { implement } from '../../../platform/rpc/implement.ts';
import { lockPatient, markMerged, patientChanged } from '../../patient/public.ts';
import { keepMoves } from '../keep-moves.ts';
import { presentWithMerges } from '../patient-merges.present.ts';
import { areAllOwn, lockOpenMerge, markUndone, moveCases } from '../patient-merge.repository.ts';
import { tellCase } from '../tell-case.ts';

export const undoMerge = implement(call, async ({ input, caller, tx, fail, audit }) => {
  const { orgId } = caller;
  const merge = (await lockOpenMerge(tx, orgId, input.mergeId)) ?? fail('notFound');
  const { kept_id: keptId, lost_id: lostId, case_ids: caseIds } = merge;
  if (!(await areAllOwn(tx, caller, { patientIds: [keptId], caseIds }))) return fail('notFound');
  // One who was merged into another since then comes apart from that one first.
  const kept = (await lockPatient(tx, orgId, keptId)) ?? fail('notFound');
  await markMerged(tx, orgId, lostId, null);
  // Cases that were given to somebody else meanwhile stay there; those made since stay with whom they were made for.
  const moved = await moveCases(tx, orgId, { from: keptId, to: lostId, caseIds });
  await markUndone(tx, caller, merge.id);
  await keepMoves(tx, moved, { kind: 'unmerged', doneBy: caller.userCode, from: kept });
  for (const row of moved) await tellCase(tx, row);
  for (const patientId of [keptId, lostId]) await record(tx, patientChanged, { patientId });
  audit({ object: keptId, detail: { merge: merge.id, back: lostId, cases: moved.length } });
  return presentWithMerges(tx, orgId, kept);
});
