import { REGISTRATION_UPLOAD_KINDS } from '@archway/rules/uploads';
import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { UploadIntent, UploadKind, UploadPlace, UploadedFile } from './model.ts';

export const startUpload = defineCall({
  path: 'file/startUpload',
  method: 'POST',
  access: 'session',
  summary: 'Begins to send a small file, whose bytes go straight to the store.',
  input: z.strictObject({ kind: UploadKind, ...UploadIntent }),
  output: UploadPlace,
  fails: ['incorrectFormat', 'fileTooLarge'],
  mutates: true,
  limits: { perAccount: { calls: 60, seconds: 3_600 } },
});

export const finishUpload = defineCall({
  path: 'file/finishUpload',
  method: 'POST',
  access: 'session',
  summary: 'Tells that the store has the whole file, and has it checked.',
  input: z.strictObject({ fileId: z.uuid() }),
  output: UploadedFile,
  fails: ['notFound', 'uploading'],
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
