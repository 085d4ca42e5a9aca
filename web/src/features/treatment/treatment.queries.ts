import { listMarks } from '@archway/contract/mark/calls';
import { getTreatment } from '@archway/contract/treatment/calls';
import { callQuery } from '../../platform/call/queries.ts';

export const treatmentQuery = (caseId: string) => callQuery(getTreatment, { caseId }, { ignoreErrors: true });

export const marksQuery = (caseId: string) => callQuery(listMarks, { caseId }, { ignoreErrors: true });
