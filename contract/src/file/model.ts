import { CODES } from '../core/codes.ts';
import { SMALL_UPLOAD_KINDS, UPLOAD_TAGS } from '@archway/rules/uploads';
import { z } from 'zod';

export const UploadKind = z.enum(SMALL_UPLOAD_KINDS);

/** What somebody is about to send. Size and type are what the store will insist on. */
export const UploadIntent = {
  name: z.string().trim().min(1).max(128),
  size: z.number().int().min(1),
};

/** Where the bytes go: one PUT with exactly these headers, within 15 minutes. */
export const UploadPlace = z.object({
  fileId: z.uuid(),
  url: z.string(),
  headers: z.record(z.string(), z.string()),
});
export type UploadPlace = z.output<typeof UploadPlace>;

export const UploadedFile = z.object({
  fileId: z.uuid(),
  kind: UploadKind,
  name: z.string(),
  size: z.number().int(),
  tag: z.enum(UPLOAD_TAGS),
  /** Why it cannot be read yet, or never will be; null once it can. */
  code: z.literal([CODES.uploading, CODES.calculating, CODES.processingFailed]).nullable(),
  /** Where it is read; null before that. */
  url: z.string().nullable(),
});
export type UploadedFile = z.output<typeof UploadedFile>;
