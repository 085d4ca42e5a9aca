/** Enough to tell text from numbers in binary. */
const LOOKED_AT = 1_024;

/** Where the text begins: behind a byte order mark, if there is one. */
export function textStart(bytes: Uint8Array): number {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
}

/** True if the first kilobyte has no bytes that texts do not have. Names may be in any script. */
export function beginsAsText(bytes: Uint8Array): boolean {
  return bytes.subarray(0, LOOKED_AT).every((byte) => byte >= 32 || (byte >= 9 && byte <= 13));
}
