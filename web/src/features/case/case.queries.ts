import {
  countCases,
  getCase,
  getPatient,
  listActivity,
  listCases,
  listPatientCases,
  listPatientScans,
} from '@archway/contract/case/calls';
import type { InputOf } from '@archway/contract/core/call';
import type { CaseDetail, CaseFile } from '@archway/contract/case/model';
import { resumeUpload } from '@archway/contract/file/calls';
import type { ScanStep } from '@archway/rules/scans';
import { MAX_PAGE_SIZE } from '@archway/contract/core/paging';
import { listDentists } from '@archway/contract/dentist/calls';
import { callQuery, pagesQuery } from '../../platform/call/queries.ts';

const PATIENT_PAGE = 20;

export const casesQuery = (asked: InputOf<typeof listCases>) =>
  callQuery(listCases, asked, { ignoreErrors: true });

export const countsQuery = (lists: InputOf<typeof countCases>['lists']) =>
  callQuery(countCases, { lists }, { ignoreErrors: true });

export const patientQuery = (patientId: string) =>
  callQuery(getPatient, { patientId }, { ignoreErrors: true });

export const caseQuery = (caseId: string) => callQuery(getCase, { caseId }, { ignoreErrors: true });

/** What was done with a case, the newest first. */
export const activityQuery = (asked: InputOf<typeof listActivity>) => pagesQuery(listActivity, asked);

/** The cases of a patient with their pictures, the latest scan first. */
export const patientCasesQuery = (patientId: string) =>
  pagesQuery(listPatientCases, { patientId, pageSize: PATIENT_PAGE });

/** A patient's scans of jaws over all cases, the oldest first. */
export const patientScansQuery = (patientId: string) =>
  callQuery(listPatientScans, { patientId }, { ignoreErrors: true });

/** The dentists a case can be for. A clinic has few; a hundred is where the choice stops. */
export const dentistsToChoose = callQuery(
  listDentists,
  { pageSize: MAX_PAGE_SIZE, sort: 'name' },
  { ignoreErrors: true },
);

/** Pushes tell of every step; this is for those that are lost. */
const EVERY_MS = 10_000;

/** How soon a case is asked for again by itself: while a worker has still to say something about a file of it. */
export const askAgainAfter = (detail: CaseDetail | undefined): number | false =>
  detail?.files.some(isWorkedOn) === true ? EVERY_MS : false;

const ENDS: ReadonlySet<ScanStep> = new Set(['done', 'failed']);

const isWorkedOn = ({ tag, step }: CaseFile): boolean =>
  tag === 'uploaded' && (step === null || !ENDS.has(step));

/** How much of an upload has arrived that its sender has left. */
export const arrivedQuery = (fileId: string) => callQuery(resumeUpload, { fileId }, { ignoreErrors: true });
