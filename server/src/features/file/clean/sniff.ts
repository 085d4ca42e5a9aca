/** What a file is by its first bytes, whatever it is called. */
export type RealType = 'jpeg' | 'png' | 'pdf';

const BEGINNINGS: Record<RealType, Buffer> = {
  jpeg: Buffer.from([0xff, 0xd8, 0xff]),
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  // Readers look for it in the first kilobyte; what has something before it is something else as well.
  pdf: Buffer.from('%PDF-'),
};

/** Of a voice: Matroska's mark, or the first box of an MP4. */
export function soundTypeOf(bytes: Buffer): 'matroska' | 'mov' | null {
  if (bytes.subarray(0, 4).equals(MATROSKA)) return 'matroska';
  return bytes.subarray(4, 8).toString('latin1') === 'ftyp' ? 'mov' : null;
}
const MATROSKA = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);

export function typeOf(bytes: Buffer): RealType | null {
  const types = Object.keys(BEGINNINGS) as RealType[];
  return types.find((type) => bytes.subarray(0, BEGINNINGS[type].length).equals(BEGINNINGS[type])) ?? null;
}
