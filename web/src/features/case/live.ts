import {
  countCases,
  getCase,
  listActivity,
  listCases,
  listPatientCases,
  listPatientScans,
} from '@archway/contract/case/calls';
import { getStorageUsage } from '@archway/contract/storage/calls';
import { answersOf, type LiveReactions } from '../../platform/live/live-reactions.ts';

export const live: LiveReactions = {
  'case.changed': ({ caseId }) => [
    answersOf(getCase, { caseId }),
    answersOf(listCases),
    answersOf(countCases),
    answersOf(listActivity),
    answersOf(listPatientCases),
    answersOf(listPatientScans),
    answersOf(getStorageUsage),
  ],
  // Where the newest order of a case stands is told with the case.
  'order.changed': ({ caseId }) =>
    caseId === null
      ? []
      : [
          answersOf(getCase, { caseId }),
          answersOf(listCases),
          answersOf(countCases),
          answersOf(listPatientCases),
        ],
  'scan.progress': ({ fileId }, held) =>
    held(getCase)
      .filter(({ output }) => output.files.some((file) => file.fileId === fileId))
      .map(({ input }) => answersOf(getCase, input)),
};
