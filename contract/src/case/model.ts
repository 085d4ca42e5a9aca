import { SCAN_PROBLEMS, SCAN_ROLES, SCAN_STEPS } from '@archway/rules/scans';
import { CASE_STATES } from '@archway/rules/cases';
import { CASE_UPLOAD_KINDS } from '@archway/rules/uploads';
import { CASE_ORDER_STATUSES } from '@archway/rules/order/statuses';
import { z } from 'zod';
import { AnsweredId } from '../core/answered-id.ts';
import { Patient } from '../patient/model.ts';
import { UploadedFile } from '../file/model.ts';
import { CaseOrder } from '../order/model.ts';
import { ShortPrescription } from '../treatment/model.ts';
import { ArchiveFacts, Drawable, ScanFacts } from '../scan/model.ts';

export const CaseRow = z.object({
  caseId: AnsweredId,
  /** For people: `C-261109-014`. */
  caseCode: z.string(),
  name: z.string(),
  state: z.enum(CASE_STATES),
  /** Null in a lab, and where nobody was named yet. */
  patientId: AnsweredId.nullable(),
  patientName: z.string(),
  patientCode: z.string(),
  /** Null in a lab, and where nobody was named yet. */
  dentistId: AnsweredId.nullable(),
  dentistName: z.string(),
  /** Where the organization is; null before the first scan. */
  scanDate: z.string().nullable(),
  /** What lists count it by: the day of the first scan, or else the day it was made. */
  scannedOn: z.string(),
  files: z.number().int(),
  prescription: ShortPrescription,
  /** The newest order of the case. */
  order: CaseOrder.nullable(),
  /** How far the case has come with it; derived, never stored. */
  orderStatus: z.enum(CASE_ORDER_STATUSES),
  /** One of its files failed: somebody should look at it. */
  needsAttention: z.boolean(),
  /** Of the first scan that has one, jaws before all others. */
  thumbnailUrl: z.string().nullable(),
  createdBy: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Null for all that were not deleted. */
  deletedAt: z.string().nullable(),
});
export type CaseRow = z.output<typeof CaseRow>;

/** A case on the page of its patient, with a picture of each of its scans. */
export const PatientCase = CaseRow.extend({
  /** What its model opens with; null until it is drawn. */
  frontUrl: z.string().nullable(),
  pictures: z.array(
    z.object({
      fileId: AnsweredId,
      role: z.enum(SCAN_ROLES),
      thumbnailUrl: z.string(),
    }),
  ),
}).meta({ id: 'PatientCase' });
export type PatientCase = z.output<typeof PatientCase>;

/** A finished scan of a whole jaw, or of a part of it, that can be compared with others of the same jaw. */
export const PatientScan = z
  .object({
    fileId: AnsweredId,
    caseId: AnsweredId,
    caseCode: z.string(),
    caseName: z.string(),
    jaw: z.enum(['upper', 'lower']),
    role: z.enum(SCAN_ROLES),
    /** The day of the scan. */
    scannedOn: z.string(),
    thumbnailUrl: z.string(),
  })
  .meta({ id: 'PatientScan' });
export type PatientScan = z.output<typeof PatientScan>;

/** A patient, with the records that were merged into this one and can be taken out again. */
export const PatientDetail = Patient.extend({
  merges: z.array(
    z.object({
      mergeId: z.uuid(),
      name: z.string(),
      patientCode: z.string(),
      /** How many cases came with the record. */
      cases: z.number().int(),
      mergedBy: z.string(),
      mergedAt: z.string(),
    }),
  ),
}).meta({ id: 'PatientDetail' });
export type PatientDetail = z.output<typeof PatientDetail>;

/** How long a voice is, and how loud from its begin to its end: what is drawn of it. */
export const Sound = z
  .object({
    milliseconds: z.number().int(),
    strokes: z.array(z.number().int().min(0).max(100)),
  })
  .meta({ id: 'Sound' });
export type Sound = z.output<typeof Sound>;

export const CaseFile = UploadedFile.omit({ kind: true })
  .extend({
    kind: z.enum(CASE_UPLOAD_KINDS),
    /** Where a photo is shown, for five minutes; null for all others, whose address `case/downloadFile` gives. */
    url: z.string().nullable(),
    canDownload: z.boolean(),
    role: z.enum(SCAN_ROLES),
    /** Guessed and not beyond doubt: somebody should look. */
    roleIsSure: z.boolean(),
    /** How far the worker has come; null for photos, and until the store has the whole file. */
    step: z.enum(SCAN_STEPS).nullable(),
    problem: z.enum(SCAN_PROBLEMS).nullable(),
    /** The archive it came in. */
    fromArchive: z.uuid().nullable(),
    /** The caller has begun to send it, and may go on. */
    isOwnUpload: z.boolean(),
    sentBy: z.string(),
    facts: ScanFacts.nullable(),
    archive: ArchiveFacts.nullable(),
    /** Of a voice that can be heard. */
    sound: Sound.nullable(),
    thumbnailUrl: z.string().nullable(),
    preview: Drawable.nullable(),
    full: Drawable.nullable(),
    createdAt: z.string(),
  })
  .meta({ id: 'CaseFile' });
export type CaseFile = z.output<typeof CaseFile>;

export const CaseDetail = CaseRow.omit({ files: true })
  .extend({
    birthDate: z.string().nullable(),
    memo: z.string(),
    /** Moves on with every change of what the case says about itself. */
    version: z.number().int(),
    files: z.array(CaseFile),
  })
  .meta({ id: 'CaseDetail' });
export type CaseDetail = z.output<typeof CaseDetail>;
