import { CLEANED_FORMATS, type DrawnKind } from '../kinds.ts';
import { typeOf } from './sniff.ts';

export const CLEAN_TYPES = ['image/jpeg', 'image/png', 'application/pdf'] as const;
export type CleanType = (typeof CLEAN_TYPES)[number];

export interface CleanFile {
  bytes: Buffer;
  contentType: CleanType;
}

/** Makes the file anew from what it shows. Throws for whatever is not what this kind may be. */
export async function cleanFile(kind: DrawnKind, bytes: Buffer): Promise<CleanFile> {
  const type = typeOf(bytes);
  if (type === null || !CLEANED_FORMATS[kind].includes(type)) throw new Error('type');
  // Loading what is not needed would take longer than the work itself.
  if (type === 'pdf') return (await import('./clean-pdf.ts')).cleanPdf(bytes);
  return (await import('./clean-image.ts')).cleanImage(kind, bytes);
}
