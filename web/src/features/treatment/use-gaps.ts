import type { CaseDetail } from '@archway/contract/case/model';
import { caseStateOf } from '@archway/rules/treatment/case-state';
import { gapsOf } from '@archway/rules/treatment/completeness';
import type { Gap } from '@archway/rules/treatment/gaps';
import type { LabAsks } from '@archway/rules/treatment/lines';
import type { Prescription } from '@archway/rules/treatment/prescription';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { marksQuery } from './treatment.queries.ts';

/** What is missing of a prescription while it is written, and what a lab asks for beside. */
export function useGaps(
  { caseId, files }: Pick<CaseDetail, 'caseId' | 'files'>,
  prescription: Prescription,
  asks: LabAsks,
  /** An impression or a model is sent in place of scans. */
  comesByParcel = false,
): readonly Gap[] {
  const { data: made } = useQuery(marksQuery(caseId));
  return useMemo(() => {
    const shapes = made?.marks.map(({ shape }) => shape) ?? [];
    return gapsOf(prescription, { ...caseStateOf(files, shapes), comesByParcel }, asks);
  }, [prescription, files, made, asks, comesByParcel]);
}
