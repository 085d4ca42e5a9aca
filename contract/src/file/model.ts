import { coreFailures } from '../core/failures.ts';
import { UPLOAD_KINDS, UPLOAD_TAGS } from '@archway/rules/uploads';
import { z } from 'zod';

export const UploadKind = z.enum(UPLOAD_KINDS).meta({ id: 'UploadKind' });

/** What somebody is about to send. Size and type are what the store will insist on. */
export const UploadIntent = {
  name: z.string().trim().min(1).max(128),
  size: z.number().int().min(1),
};

/** Where the bytes go: one PUT with exactly these headers, within 15 minutes. */
export const UploadPlace = z
  .object({
    fileId: z.uuid(),
    url: z.string(),
    headers: z.record(z.string(), z.string()),
  })
  .meta({ id: 'UploadPlace' });
export type UploadPlace = z.output<typeof UploadPlace>;

/** What comes in parts: every part has `partSize` bytes but the last; `file/signParts` says where each goes. */
export const PartedUpload = z.object({
  fileId: z.uuid(),
  partSize: z.number().int(),
  parts: z.number().int(),
  /** Where it goes in the store, for those who send with credentials of `oss/ossSts`. */
  key: z.string(),
});
export type PartedUpload = z.output<typeof PartedUpload>;

export const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);

export const UploadedFile = z
  .object({
    fileId: z.uuid(),
    kind: UploadKind,
    name: z.string(),
    size: z.number().int(),
    tag: z.enum(UPLOAD_TAGS),
    /** Why it cannot be read yet, or never will be; null once it can. */
    code: z
      .literal([coreFailures.uploading, coreFailures.calculating, coreFailures.processingFailed])
      .nullable(),
    /** Where it is read; null before that. */
    url: z.string().nullable(),
  })
  .meta({ id: 'UploadedFile' });
export type UploadedFile = z.output<typeof UploadedFile>;
