import {
  CASE_UPLOAD_KINDS,
  CASE_UPLOADS,
  SMALL_UPLOADS,
  type CaseUploadKind,
  type FileKind,
} from '@archway/rules/uploads';

/** Kept byte for byte, sent in parts, and counted toward the organization's storage. */
export type PartedKind = {
  [Kind in CaseUploadKind]: (typeof CASE_UPLOADS)[Kind]['inParts'] extends true ? Kind : never;
}[CaseUploadKind];

export const isCaseKind = (kind: string): kind is CaseUploadKind =>
  CASE_UPLOAD_KINDS.some((known) => known === kind);

export const isParted = (kind: string): kind is PartedKind => isCaseKind(kind) && CASE_UPLOADS[kind].inParts;

/** Sent at once, and made anew before anybody reads them. */
export type CleanedKind = Exclude<FileKind, PartedKind>;

export const CLEANED_FORMATS: Record<CleanedKind, readonly string[]> = {
  ...SMALL_UPLOADS,
  photo: CASE_UPLOADS.photo.formats,
  attachment: CASE_UPLOADS.attachment.formats,
};
export const CLEANED_KINDS = Object.keys(CLEANED_FORMATS) as CleanedKind[];
