/** The specification's limit for pictures and attachments; scans have one of their own. */
export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024;

export const IMAGE_FORMATS = ['jpeg', 'jpg', 'png'] as const;
export const ATTACHMENT_FORMATS = [...IMAGE_FORMATS, 'pdf'] as const;
/** What browsers record: Opus in WebM, or AAC in MP4. */
export const VOICE_FORMATS = ['webm', 'mp4'] as const;
export const SCAN_FORMATS = ['stl', 'ply', 'obj'] as const;

/** How far a file has come: on its way, in the store, refused, or checked and ready to be read. */
export const UPLOAD_TAGS = ['uploading', 'uploaded', 'uploadFail', 'finished'] as const;
export type UploadTag = (typeof UPLOAD_TAGS)[number];

/** Small files, sent in one part and made anew by a worker before anybody reads them. */
export const SMALL_UPLOADS = {
  avatar: IMAGE_FORMATS,
  organization: IMAGE_FORMATS,
  signature: IMAGE_FORMATS,
  license: [...IMAGE_FORMATS, 'pdf'],
} as const satisfies Record<string, readonly string[]>;
export type SmallUploadKind = keyof typeof SMALL_UPLOADS;
export const SMALL_UPLOAD_KINDS = Object.keys(SMALL_UPLOADS) as SmallUploadKind[];
/** What somebody who has no account yet may send with a registration. */
export const REGISTRATION_UPLOAD_KINDS = ['organization', 'license'] as const satisfies SmallUploadKind[];

export const MOST_REGISTRATION_FILES = 6;

export const MAX_SCAN_BYTES = 512 * 1024 * 1024;
export const MAX_ARCHIVE_BYTES = 1024 * 1024 * 1024;

/** Files of a case. Scans and archives are kept byte for byte and come in parts; the others are small files. */
export const CASE_UPLOADS = {
  scan: { formats: SCAN_FORMATS, maxBytes: MAX_SCAN_BYTES, inParts: true },
  archive: { formats: ['zip'], maxBytes: MAX_ARCHIVE_BYTES, inParts: true },
  photo: { formats: IMAGE_FORMATS, maxBytes: MAX_UPLOAD_BYTES, inParts: false },
  attachment: { formats: ATTACHMENT_FORMATS, maxBytes: MAX_UPLOAD_BYTES, inParts: false },
  voice: { formats: VOICE_FORMATS, maxBytes: MAX_UPLOAD_BYTES, inParts: false },
} as const satisfies Record<string, { formats: readonly string[]; maxBytes: number; inParts: boolean }>;
export type CaseUploadKind = keyof typeof CASE_UPLOADS;
export const CASE_UPLOAD_KINDS = Object.keys(CASE_UPLOADS) as CaseUploadKind[];

/** What an organization has unless the platform gives it more. */
export const DEFAULT_STORAGE_BYTES = 20 * 1024 ** 3;

export const MOST_ATTACHMENTS = 50;

export const LONGEST_VOICE_SECONDS = 180;
/** How many strokes a voice is drawn with, each 0 to 100 high. */
export const VOICE_STROKES = 60;

export const UPLOAD_KINDS = [...SMALL_UPLOAD_KINDS, ...CASE_UPLOAD_KINDS] as const;
export type FileKind = (typeof UPLOAD_KINDS)[number];

/** Made anew whoever sends them: what people and organizations look like, and what they say. */
export const ASSET_KINDS = ['avatar', 'license', 'voice', 'organization', 'signature'] as const;

/** The size of every part but the last; the store takes none below 5 MB. */
export const PART_BYTES = 8 * 1024 * 1024;
export const PARALLEL_PARTS = 4;

/** What can be dropped on a case. A voice is spoken into it: a film that ends alike is none. */
export type DroppedKind = Exclude<CaseUploadKind, 'voice'>;
const DROPPED_KINDS = CASE_UPLOAD_KINDS.filter((kind) => kind !== 'voice');

/**
 * What a file of this name would be in a case; null for names we have no use for. A picture is a photo, unless somebody
 * says that it is an attachment.
 */
export function caseUploadKind(fileName: string): DroppedKind | null {
  const format = formatOf(fileName);
  return (
    DROPPED_KINDS.find((kind) => (CASE_UPLOADS[kind].formats as readonly string[]).includes(format)) ?? null
  );
}

/** A name somebody gives to a file: its ending stays, as it says what the file is. */
export function renamed(before: string, wanted: string): string {
  const ending = formatOf(before);
  if (ending === '' || formatOf(wanted) === ending) return wanted;
  return `${wanted}${before.slice(-ending.length - 1)}`;
}

/** The ending of a file's name, without its dot and in small letters; empty where there is none. */
export function formatOf(fileName: string): string {
  const dot = fileName.lastIndexOf('.');
  return dot < 0 ? '' : fileName.slice(dot + 1).toLowerCase();
}
