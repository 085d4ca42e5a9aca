const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/** Several PNG images in one .ico file, whose format is a list of sizes and places before them. */
export function icoOf(images: readonly { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * images.length);
  head.writeUInt16LE(1, 2); // an icon, not a cursor
  head.writeUInt16LE(images.length, 4);
  let place = head.length;
  for (const [i, { size, png }] of images.entries()) {
    const at = HEADER_BYTES + ENTRY_BYTES * i;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4); // color planes
    head.writeUInt16LE(32, at + 6); // bits per pixel
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(place, at + 12);
    place += png.length;
  }
  return Buffer.concat([head, ...images.map(({ png }) => png)]);
}
