import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { HISTORY_GROUP_NAMES } from '@archway/rules/case-history';
import { SCAN_ROLES } from '@archway/rules/scans';
import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { Day } from '../core/day.ts';
import { ItemIds, ItemResults } from '../core/items.ts';
import { orNone } from '../core/or-none.ts';
import { PageInput, pageOf } from '../core/paging.ts';
import { line, lines } from '../core/text.ts';
import { CaseFilters, CaseSort } from './filters.ts';
import { CaseEntry, CaseVisitor } from './history.ts';
import { CaseDetail, CaseRow, PatientCase, PatientDetail, PatientScan } from './model.ts';

const organizationTypes = [ORGANIZATION_TYPE.clinic, ORGANIZATION_TYPE.lab] as const;
/** A folder dropped at once. */
const MOST_FILES_AT_ONCE = 200;
/** The tabs of a list: all cases, and a member's own views and those of colleagues. */
const MOST_COUNTED = 100;

export const listCases = defineCall({
  path: 'case/listByPage',
  method: 'POST',
  access: 'case:record:read',
  summary: "The organization's cases, newest first; those of a role of own scope are the member's own.",
  input: z.strictObject({
    ...PageInput,
    ...CaseFilters.shape,
    patientId: z.uuid().optional(),
    /** Those that were deleted and can be taken back, instead of all others. */
    isDeleted: z.boolean().optional(),
    sort: CaseSort,
  }),
  output: pageOf(CaseRow),
  fails: ['invalidInput'],
  organizationTypes,
});

export const countCases = defineCall({
  path: 'case/count',
  method: 'POST',
  access: 'case:record:read',
  summary: 'How many cases each of some lists has, in the order they are asked for.',
  input: z.strictObject({ lists: z.array(CaseFilters).min(1).max(MOST_COUNTED) }),
  output: z.object({
    list: z.array(z.object({ total: z.number().int(), totalIsExact: z.boolean() })),
  }),
  organizationTypes,
});

export const getCase = defineCall({
  path: 'case/detail',
  method: 'POST',
  access: 'case:record:read',
  summary: 'A case with its files.',
  input: z.strictObject({ caseId: z.uuid() }),
  output: CaseDetail,
  fails: ['notFound'],
  audit: 'onceAMinute',
  organizationTypes,
});

export const listActivity = defineCall({
  path: 'case/activity',
  method: 'POST',
  access: 'case:record:read',
  summary: 'What was done with a case and who has opened it, newest first.',
  input: z.strictObject({
    ...PageInput,
    caseId: z.uuid(),
    group: z.enum(HISTORY_GROUP_NAMES).optional(),
    /** Only what this member did. */
    doneBy: z.uuid().optional(),
  }),
  output: pageOf(CaseEntry).extend({
    /** Everybody who has done something with the case. */
    people: z.array(CaseVisitor),
  }),
  fails: ['notFound', 'invalidInput'],
  organizationTypes,
});

export const getPatient = defineCall({
  path: 'patient/detail',
  method: 'POST',
  access: 'case:record:read',
  summary: "A patient of the clinic. A role of own scope reads those of the member's own cases.",
  input: z.strictObject({ patientId: z.uuid() }),
  output: PatientDetail,
  fails: ['notFound'],
  audit: 'onceAMinute',
  organizationTypes: [ORGANIZATION_TYPE.clinic],
});

export const listPatientCases = defineCall({
  path: 'patient/cases',
  method: 'POST',
  access: 'case:record:read',
  summary:
    "A patient's cases with a picture of each scan, the latest scan first; none of a patient who is not there.",
  input: z.strictObject({ ...PageInput, patientId: z.uuid() }),
  output: pageOf(PatientCase),
  fails: ['invalidInput'],
  organizationTypes: [ORGANIZATION_TYPE.clinic],
});

export const listPatientScans = defineCall({
  path: 'patient/scans',
  method: 'POST',
  access: 'case:record:read',
  summary:
    "A patient's finished scans of jaws from all cases the caller may see, the oldest first; of very many the latest.",
  input: z.strictObject({ patientId: z.uuid() }),
  output: z.object({ list: z.array(PatientScan) }),
  organizationTypes: [ORGANIZATION_TYPE.clinic],
});

export const saveCase = defineCall({
  path: 'case/save',
  method: 'POST',
  access: 'case:record:save',
  summary: 'Makes a case, or changes one. What is left out stays as it is.',
  /** Without `caseId` a new one; an empty name has an answer of its own. */
  input: z.strictObject({
    caseId: z.uuid().optional(),
    /** The version the form was filled with. An older one is refused, with what has changed since. */
    version: z.number().int().min(1).optional(),
    name: line(64),
    /** A clinic's case is of one of its patients and dentists. */
    patientId: orNone(z.uuid()),
    dentistId: orNone(z.uuid()),
    /** A lab types what it knows of them; a clinic's are passed over. */
    patientName: line(64).optional(),
    patientCode: line(64).optional(),
    dentistName: line(64).optional(),
    scanDate: orNone(Day),
    memo: lines(2_000).optional(),
  }),
  output: CaseDetail,
  fails: ['notFound', 'nameMissing', 'caseIsNewer'],
  mutates: true,
  organizationTypes,
});

export const addCaseFiles = defineCall({
  path: 'case/addFiles',
  method: 'POST',
  access: 'case:record:save',
  summary: "Puts the caller's uploads into a case, finished or not; those that are in it already stay.",
  input: z.strictObject({
    caseId: z.uuid(),
    fileIds: z.array(z.uuid()).min(1).max(MOST_FILES_AT_ONCE),
  }),
  output: CaseDetail,
  fails: ['notFound', 'tooManyAttachments', 'hasVoiceMemo'],
  mutates: true,
  organizationTypes,
});

export const setCaseFileRole = defineCall({
  path: 'case/setFileRole',
  method: 'POST',
  access: 'case:record:save',
  summary: 'Says what a file of a case shows, whatever was guessed.',
  input: z.strictObject({ caseId: z.uuid(), fileId: z.uuid(), role: z.enum(SCAN_ROLES) }),
  output: CaseDetail,
  fails: ['notFound'],
  mutates: true,
  organizationTypes,
});

export const renameCaseFile = defineCall({
  path: 'case/renameFile',
  method: 'POST',
  access: 'case:record:save',
  summary: 'Gives a file of a case another name. Its ending stays.',
  input: z.strictObject({ caseId: z.uuid(), fileId: z.uuid(), name: line(128) }),
  output: CaseDetail,
  fails: ['notFound', 'nameMissing'],
  mutates: true,
  organizationTypes,
});

export const replaceCaseFile = defineCall({
  path: 'case/replaceFile',
  method: 'POST',
  access: 'case:record:save',
  summary:
    "Puts one of the caller's uploads in the place of a file of the same kind: it shows the same, and the old one is taken out.",
  /** Asked again once it is done, it changes nothing. */
  input: z.strictObject({ caseId: z.uuid(), fileId: z.uuid(), byFileId: z.uuid() }),
  output: CaseDetail,
  fails: ['notFound', 'tooManyAttachments', 'hasVoiceMemo'],
  mutates: true,
  organizationTypes,
});

export const downloadCaseFile = defineCall({
  path: 'case/downloadFile',
  method: 'POST',
  access: 'case:record:read',
  summary:
    'Where a file of a case is downloaded as it was sent, for five minutes. Asked when somebody wants it.',
  input: z.strictObject({ caseId: z.uuid(), fileId: z.uuid() }),
  output: z.object({ url: z.string() }),
  /** Also for a file that was taken out, holds malware, or has not arrived. */
  fails: ['notFound'],
  audit: 'onceAMinute',
  organizationTypes,
});

export const removeCaseFile = defineCall({
  path: 'case/removeFile',
  method: 'POST',
  access: 'case:record:save',
  summary:
    'Takes a file out of a case, for 30 days in a way that can be undone. What came out of an archive stays.',
  input: z.strictObject({ caseId: z.uuid(), fileId: z.uuid() }),
  output: CaseDetail,
  fails: ['notFound'],
  mutates: true,
  organizationTypes,
});

export const restoreCaseFile = defineCall({
  path: 'case/restoreFile',
  method: 'POST',
  access: 'case:record:save',
  summary: 'Puts a file back that was taken out of this case at most 30 days ago. One that is in it stays.',
  input: z.strictObject({ caseId: z.uuid(), fileId: z.uuid() }),
  output: CaseDetail,
  fails: ['notFound', 'tooManyAttachments', 'hasVoiceMemo'],
  mutates: true,
  organizationTypes,
});

export const deleteCases = defineCall({
  path: 'case/delByIds',
  method: 'POST',
  access: 'case:record:delete',
  summary: 'Deletes cases, for 30 days in a way that can be undone.',
  input: z.strictObject({ ids: ItemIds }),
  output: ItemResults,
  mutates: true,
  organizationTypes,
});

export const restoreCases = defineCall({
  path: 'case/restore',
  method: 'POST',
  access: 'case:record:delete',
  summary: 'Takes back cases that were deleted at most 30 days ago.',
  input: z.strictObject({ ids: ItemIds }),
  output: ItemResults,
  mutates: true,
  organizationTypes,
});

export const mergePatients = defineCall({
  path: 'patient/merge',
  method: 'POST',
  access: 'case:patient:merge',
  summary:
    'Makes one record of two of the same person: all cases of the lost one go to the kept one. Can be undone for 30 days.',
  input: z.strictObject({ keptId: z.uuid(), lostId: z.uuid() }),
  output: PatientDetail,
  /** Also for a role of own scope, unless all cases of both are the member's own. */
  fails: ['notFound', 'invalidInput'],
  mutates: true,
  organizationTypes: [ORGANIZATION_TYPE.clinic],
});

export const undoMerge = defineCall({
  path: 'patient/undoMerge',
  method: 'POST',
  access: 'case:patient:merge',
  summary:
    'Makes two records of one again: each case goes back where it was, and those made since stay with the kept one.',
  input: z.strictObject({ mergeId: z.uuid() }),
  output: PatientDetail,
  fails: ['notFound'],
  mutates: true,
  organizationTypes: [ORGANIZATION_TYPE.clinic],
});

export const exportCases = defineCall({
  path: 'case/exportCsv',
  method: 'POST',
  access: 'export:record:create',
  summary: 'A list of cases as CSV, or these of it: at most 10,000, in the order of their scans.',
  input: z.strictObject({
    ...CaseFilters.shape,
    ids: ItemIds.optional(),
    /** The caller warrants that the patients have consented. */
    warranty: z.boolean(),
  }),
  output: z.object({ csv: z.string(), rows: z.number().int() }),
  fails: ['tooManyToExport', 'invalidInput'],
  audit: 'onceAMinute',
  needsCompleteOrganization: true,
  organizationTypes,
});
