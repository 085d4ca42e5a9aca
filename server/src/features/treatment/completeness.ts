import { caseStateOf } from '@archway/rules/treatment/case-state';
import { gapsOf } from '@archway/rules/treatment/completeness';
import type { Gap } from '@archway/rules/treatment/gaps';
import type { LabAsks } from '@archway/rules/treatment/lines';
import type { Prescription } from '@archway/rules/treatment/prescription';
import type { Tx } from '../../platform/rpc/implement.ts';
import { listKnownFiles } from '../case/public.ts';
import { listToothShapes } from '../mark/public.ts';

/** What a case lacks, by the rules its page asks too, of a case that the caller may see, and what a lab asks for. No mesh is read. */
export async function readGaps(
  tx: Tx,
  orgId: string,
  caseId: string,
  prescription: Prescription,
  asks: LabAsks = {},
): Promise<Gap[]> {
  const files = await listKnownFiles(tx, orgId, caseId);
  const marks = await listToothShapes(tx, orgId, caseId);
  return gapsOf(prescription, caseStateOf(files, marks), asks);
}
