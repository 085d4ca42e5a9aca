import { caseStateOf } from '@archway/rules/treatment/case-state';
import { gapsOf } from '@archway/rules/treatment/completeness';
import type { Gap } from '@archway/rules/treatment/gaps';
import type { Prescription } from '@archway/rules/treatment/prescription';
import type { Tx } from '../../platform/rpc/implement.ts';
import { listKnownFiles } from '../case/public.ts';
import { listToothShapes } from '../mark/public.ts';

/** What a case lacks, by the rules its page asks too, of a case that the caller may see. No mesh is read. */
export async function readGaps(
  tx: Tx,
  orgId: string,
  caseId: string,
  prescription: Prescription,
): Promise<Gap[]> {
  const files = await listKnownFiles(tx, orgId, caseId);
  const marks = await listToothShapes(tx, orgId, caseId);
  return gapsOf(prescription, caseStateOf(files, marks));
}
