import { REGISTRATION_UPLOAD_KINDS } from '@archway/rules/uploads';
import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { PartedUpload, Sha256, UploadedFile, UploadIntent, UploadKind, UploadPlace } from './model.ts';

export const startUpload = defineCall({
  path: 'file/startUpload',
  method: 'POST',
  access: 'session',
  summary:
    'Begins to send a file, whose bytes go straight to the store: a small one at once, a scan or an archive in parts.',
  input: z.strictObject({ kind: UploadKind, ...UploadIntent }),
  output: z.union([UploadPlace, PartedUpload]),
  /** Files of cases are for those who may save cases. */
  fails: ['incorrectFormat', 'fileTooLarge', 'noPerm', 'insufficientStorage'],
  mutates: true,
  limits: { perAccount: { calls: 2_000, seconds: 3_600 } },
});

const PARTS_AT_ONCE = 16;

export const signParts = defineCall({
  path: 'file/signParts',
  method: 'POST',
  access: 'session',
  summary: 'Where parts of a file go: one PUT each, within 15 minutes.',
  input: z.strictObject({
    fileId: z.uuid(),
    partNumbers: z.array(z.number().int().min(1).max(1_000)).min(1).max(PARTS_AT_ONCE),
  }),
  output: z.object({ parts: z.array(z.object({ partNumber: z.number().int(), url: z.string() })) }),
  fails: ['notFound', 'conflict'],
});

export const resumeUpload = defineCall({
  path: 'file/resumeUpload',
  method: 'POST',
  access: 'session',
  summary: 'Which parts of a file the store has, for going on with an upload that was interrupted.',
  input: z.strictObject({ fileId: z.uuid() }),
  output: PartedUpload.extend({
    name: z.string(),
    size: z.number().int(),
    /** Those of the right size; all others are to be sent again. */
    sent: z.array(z.number().int()),
  }),
  fails: ['notFound', 'conflict'],
});

export const cancelUpload = defineCall({
  path: 'file/cancelUpload',
  method: 'POST',
  access: 'session',
  summary: 'Gives an unfinished upload up, and its room back.',
  input: z.strictObject({ fileId: z.uuid() }),
  output: z.object({}),
  fails: ['notFound', 'conflict'],
  mutates: true,
});

export const ossSts = defineCall({
  path: 'oss/ossSts',
  method: 'GET',
  access: 'session',
  summary:
    'Credentials of 15 minutes that put the one object of an upload in parts that was announced, and do nothing else.',
  input: z.strictObject({ fileId: z.uuid() }),
  output: z.object({
    accessKeyId: z.string(),
    secretAccessKey: z.string(),
    sessionToken: z.string(),
    expiresAt: z.string(),
    endpoint: z.string(),
    region: z.string(),
    bucket: z.string(),
    /** The whole name of the object. */
    prefix: z.string(),
  }),
  fails: ['noPerm', 'notFound', 'conflict'],
  audit: 'onceAMinute',
  limits: { perAccount: { calls: 120, seconds: 3_600 } },
});

export const finishUpload = defineCall({
  path: 'file/finishUpload',
  method: 'POST',
  access: 'session',
  summary: 'Tells that the store has the whole file, and has it checked.',
  /** The hash is asked for where the file is kept as it is: scans and archives. */
  input: z.strictObject({ fileId: z.uuid(), sha256: Sha256.optional() }),
  output: UploadedFile,
  fails: ['notFound', 'uploading', 'invalidInput'],
  mutates: true,
});

export const uploadState = defineCall({
  path: 'file/uploadState',
  method: 'POST',
  access: 'session',
  summary: "How far one of the caller's files has come.",
  input: z.strictObject({ fileId: z.uuid() }),
  output: UploadedFile,
  fails: ['notFound'],
  audit: 'onceAMinute',
});

const Ticket = z.string().regex(/^[\w-]{43}$/);

export const startRegistration = defineCall({
  path: 'registration/start',
  method: 'POST',
  access: 'public',
  summary: 'A ticket of two hours with which somebody without an account sends files for a registration.',
  input: z.strictObject({}),
  output: z.object({ ticket: z.string() }),
  limits: { perAddress: { calls: 10, seconds: 3_600 } },
});

export const startRegistrationUpload = defineCall({
  path: 'registration/startUpload',
  method: 'POST',
  access: 'public',
  summary: 'Begins to send the logo or the license of an organization that registers.',
  input: z.strictObject({ ticket: Ticket, kind: z.enum(REGISTRATION_UPLOAD_KINDS), ...UploadIntent }),
  output: UploadPlace,
  fails: ['linkExpire', 'incorrectFormat', 'fileTooLarge'],
  limits: { perAddress: { calls: 30, seconds: 3_600 } },
});

export const finishRegistrationUpload = defineCall({
  path: 'registration/finishUpload',
  method: 'POST',
  access: 'public',
  summary: 'Tells that the store has the whole file, and has it checked.',
  input: z.strictObject({ ticket: Ticket, fileId: z.uuid() }),
  output: UploadedFile,
  fails: ['notFound', 'uploading'],
  limits: { perAddress: { calls: 60, seconds: 3_600 } },
});

export const registrationUploadState = defineCall({
  path: 'registration/uploadState',
  method: 'POST',
  access: 'public',
  summary: 'How far a file of a registration has come.',
  input: z.strictObject({ ticket: Ticket, fileId: z.uuid() }),
  output: UploadedFile,
  fails: ['notFound'],
  limits: { perAddress: { calls: 600, seconds: 3_600 } },
});
