import { listMarks } from '@archway/contract/mark/calls';
import { getTreatment } from '@archway/contract/treatment/calls';
import { callQuery } from '../../platform/call/queries.ts';

/** Checked for a lab, if one is named. */
export const treatmentQuery = (caseId: string, labCode?: string) =>
  callQuery(getTreatment, { caseId, ...(labCode !== undefined && { labCode }) }, { ignoreErrors: true });

export const marksQuery = (caseId: string) => callQuery(listMarks, { caseId }, { ignoreErrors: true });
