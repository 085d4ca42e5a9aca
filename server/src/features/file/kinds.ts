import {
  ASSET_KINDS,
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

/** Of these what they show; a voice shows nothing. */
export type DrawnKind = Exclude<CleanedKind, 'voice'>;

export const CLEANED_FORMATS: Record<CleanedKind, readonly string[]> = {
  ...SMALL_UPLOADS,
  photo: CASE_UPLOADS.photo.formats,
  attachment: CASE_UPLOADS.attachment.formats,
  voice: CASE_UPLOADS.voice.formats,
};
export const CLEANED_KINDS = [...ASSET_KINDS, 'photo', 'attachment'] as const satisfies CleanedKind[];
export const DRAWN_KINDS = CLEANED_KINDS.filter((kind) => kind !== 'voice');
