import { changesOf } from '@archway/rules/treatment/changes';
import { EMPTY_PRESCRIPTION, sorted, type Prescription } from '@archway/rules/treatment/prescription';
import { shortForm } from '@archway/rules/treatment/short-form';
import type { Tx } from '../../platform/rpc/implement.ts';
import { keepHistory, saveCase, type SeededCase } from '../case/public.ts';
import { inHistory } from './in-history.ts';
import { replacePrescription } from './treatment.repository.ts';

/** Prescribes what a made-up case is for, on the day it was made and by who made it. */
export async function seedPrescription(
  tx: Tx,
  { orgId, caseId, userCode, at }: SeededCase,
  prescription: Prescription,
): Promise<void> {
  const after = sorted(prescription);
  await replacePrescription(tx, orgId, caseId, after);
  await saveCase(tx, orgId, caseId, {
    prescription_version: 1,
    prescribed: JSON.stringify(shortForm(after)),
  });
  const works = inHistory(changesOf(EMPTY_PRESCRIPTION, after));
  await keepHistory(tx, orgId, { caseId, kind: 'prescribed', doneBy: userCode, works, at });
}
