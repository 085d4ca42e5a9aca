/** What the writer and the reader of our GLB files agree on; the numbers are those of glTF 2.0. */
export const GLB_MAGIC = 0x46546c67;
export const GLB_VERSION = 2;
export const JSON_CHUNK = 0x4e4f534a;
export const BINARY_CHUNK = 0x004e4942;
export const HEADER_BYTES = 12;
export const CHUNK_HEADER_BYTES = 8;

export const MESHOPT = 'EXT_meshopt_compression';
export const QUANTIZATION = 'KHR_mesh_quantization';

export const UNSIGNED_BYTE = 5121;
export const UNSIGNED_SHORT = 5123;
export const UNSIGNED_INT = 5125;
export const TRIANGLES = 4;

/** Three numbers of two bytes, and two bytes so that the next ones begin at a multiple of four. */
export const POSITION_BYTES = 8;
export const COLOR_BYTES = 4;
/** Openness to light is kept in so many steps: as finely as it is drawn. */
export const OPENNESS_STEPS = 127;

/** Parts of a GLB begin at multiples of four. */
export const padded = (length: number): number => Math.ceil(length / 4) * 4;

/** Header, document and binary parts, one after another. */
export function joinGlb(document: object, parts: Uint8Array[]): Uint8Array {
  const json = toAscii(JSON.stringify(document));
  const jsonLength = padded(json.length);
  const binaryLength = parts.reduce((sum, part) => sum + padded(part.length), 0);
  const glb = new Uint8Array(HEADER_BYTES + CHUNK_HEADER_BYTES * 2 + jsonLength + binaryLength);
  const view = new DataView(glb.buffer);
  let at = 0;
  const put = (...numbers: number[]) => {
    for (const number of numbers) {
      view.setUint32(at, number, true);
      at += 4;
    }
  };
  put(GLB_MAGIC, GLB_VERSION, glb.length, jsonLength, JSON_CHUNK);
  glb.fill(0x20, at, at + jsonLength);
  glb.set(json, at);
  at += jsonLength;
  put(binaryLength, BINARY_CHUNK);
  for (const part of parts) {
    glb.set(part, at);
    at += padded(part.length);
  }
  return glb;
}

/** The document has no other characters, and this package knows no encoder. */
const toAscii = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));
