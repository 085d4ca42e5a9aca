/** The specification's limit for pictures and attachments; scans have one of their own. */
export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024;

export const IMAGE_FORMATS = ['jpeg', 'jpg', 'png'] as const;

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

/** The ending of a file's name, without its dot and in small letters; empty where there is none. */
export function formatOf(fileName: string): string {
  const dot = fileName.lastIndexOf('.');
  return dot < 0 ? '' : fileName.slice(dot + 1).toLowerCase();
}
