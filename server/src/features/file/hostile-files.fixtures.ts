import { deflateSync, crc32 } from 'node:zlib';
import sharp from 'sharp';
import { HOSTILE_PDFS, MARKER, type HostileFile } from './hostile-pdfs.fixtures.ts';

const SCRIPT = `<script>alert("${MARKER}")</script>`;

const text = (value: string): Buffer => Buffer.from(value, 'latin1');

/** One part of a PNG, with the right check sum unless told otherwise. */
export function pngChunk(type: string, data: Buffer, sum?: number): Buffer {
  const body = Buffer.concat([text(type), data]);
  const frame = Buffer.alloc(4);
  frame.writeUInt32BE(data.length);
  const end = Buffer.alloc(4);
  end.writeUInt32BE(sum ?? crc32(body));
  return Buffer.concat([frame, body, end]);
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function header(width: number, height: number, bits = 8, color = 2): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([bits, color], 8);
  return data;
}

const png = (...chunks: Buffer[]): Buffer =>
  Buffer.concat([SIGNATURE, ...chunks, pngChunk('IEND', Buffer.alloc(0))]);

/** A small picture with something between its header and its pixels. */
const pngWith = (...extra: Buffer[]): Buffer =>
  png(pngChunk('IHDR', header(8, 8)), ...extra, pngChunk('IDAT', deflateSync(Buffer.alloc(8 * 25))));

/** Pixels as many as the header says, all alike: kilobytes that become gigabytes. */
const pngBomb = (side: number, bits = 8, color = 2): Buffer => {
  const perPixel = { 2: 3, 6: 4 }[color] ?? 1;
  const row = Buffer.alloc(1 + (side * perPixel * bits) / 8);
  const rows = Math.min(side, Math.floor(200_000_000 / row.length));
  return png(
    pngChunk('IHDR', header(side, side, bits, color)),
    pngChunk('IDAT', deflateSync(Buffer.alloc(row.length * rows))),
  );
};

/** Inserted behind the first marker of a JPEG. */
function jpegWith(jpeg: Buffer, marker: number, data: Buffer): Buffer {
  const segment = Buffer.concat([Buffer.from([0xff, marker, 0, 0]), data]);
  segment.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
}

/** The beginning of a ZIP archive with one file in it, as readers look for it at the end. */
const zip = (): Buffer => {
  const name = text('evil.js');
  const body = text(SCRIPT);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt32LE(body.length, 18);
  local.writeUInt32LE(body.length, 22);
  local.writeUInt16LE(name.length, 26);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  return Buffer.concat([local, name, body, end]);
};

const GIF = Buffer.concat([
  text('GIF89a/*'),
  Buffer.from([
    0x2a, 0x00, 0x80, 0, 0, 0, 0, 0, 255, 255, 255, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3b,
  ]),
  text(`*/=1;alert("${MARKER}")`),
]);

const animated = (format: 'gif' | 'webp'): Promise<Buffer> =>
  sharp(Buffer.alloc(4 * 8 * 3, 0x33), { raw: { width: 4, height: 8, channels: 3, pageHeight: 4 } })
    .toFormat(format)
    .toBuffer();

const plain = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 80, b: 40 } } });

const jpeg = await plain().jpeg().toBuffer();
const good = await plain().png().toBuffer();
const avatar = (
  what: string,
  bytes: Buffer,
  outcome: HostileFile['outcome'],
  name = 'a.png',
): HostileFile => ({ what, kind: 'avatar', name, bytes, outcome });
const apng = pngWith(
  pngChunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])),
  pngChunk('fcTL', Buffer.concat([Buffer.alloc(4), header(8, 8).subarray(0, 8), Buffer.alloc(14)])),
);

/** Pictures, what only calls itself one, and licenses. */
export const HOSTILE_FILES: readonly HostileFile[] = [
  avatar('a script with the beginning of a GIF', GIF, 'refused'),
  avatar('a PNG with a page behind it', Buffer.concat([good, text(SCRIPT)]), 'cleaned'),
  avatar('a JPEG with an archive behind it', Buffer.concat([jpeg, zip()]), 'cleaned', 'a.jpg'),
  avatar(
    'a picture with a PDF behind it',
    Buffer.concat([jpeg, text(`%PDF-1.4 ${MARKER}`)]),
    'cleaned',
    'a.jpg',
  ),
  avatar('an SVG', text(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`), 'refused'),
  avatar('a page', text(`<!doctype html>${SCRIPT}`), 'refused'),
  avatar('a script', text(`alert("${MARKER}")`), 'refused'),
  avatar('PHP', text(`<?php system("${MARKER}");`), 'refused', 'a.php.png'),
  avatar('an archive', zip(), 'refused'),
  avatar('a program', Buffer.concat([Buffer.from([0x7f]), text(`ELF${MARKER}`)]), 'refused'),
  avatar('a PDF under the name of a picture', text(`%PDF-1.4\n${MARKER}`), 'refused'),
  avatar('a script in a text of a PNG', pngWith(pngChunk('tEXt', text(`Comment\0${SCRIPT}`))), 'cleaned'),
  avatar(
    'a script in a packed text',
    pngWith(pngChunk('zTXt', Buffer.concat([text('a\0\0'), deflateSync(text(SCRIPT))]))),
    'cleaned',
  ),
  avatar(
    'a packed text of 100 MB',
    pngWith(pngChunk('zTXt', Buffer.concat([text('a\0\0'), deflateSync(Buffer.alloc(100_000_000, 65))]))),
    'either',
  ),
  avatar(
    'a script in XMP',
    pngWith(pngChunk('iTXt', text(`XML:com.adobe.xmp\0\0\0\0\0${SCRIPT}`))),
    'cleaned',
  ),
  avatar('a part nobody knows', pngWith(pngChunk('evIl', text(SCRIPT))), 'cleaned'),
  avatar('a comment in a JPEG', jpegWith(jpeg, 0xfe, text(SCRIPT)), 'cleaned', 'a.jpg'),
  avatar('EXIF that is no EXIF', jpegWith(jpeg, 0xe1, text(`Exif\0\0${SCRIPT}`)), 'cleaned', 'a.jpg'),
  avatar(
    'EXIF with names and a place',
    await plain()
      .jpeg()
      .withExif({
        IFD0: { Artist: MARKER, Copyright: SCRIPT },
        IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' },
      })
      .toBuffer(),
    'cleaned',
    'a.jpg',
  ),
  avatar(
    'a profile that is no profile',
    jpegWith(jpeg, 0xe2, Buffer.concat([text('ICC_PROFILE\0\x01\x01'), text(MARKER.repeat(4_000))])),
    'either',
    'a.jpg',
  ),
  avatar(
    'a profile of a megabyte',
    pngWith(pngChunk('iCCP', Buffer.concat([text('a\0\0'), deflateSync(Buffer.alloc(1_000_000, 66))]))),
    'either',
  ),
  avatar(
    'sides of two thousand million',
    png(pngChunk('IHDR', header(0x7fffffff, 0x7fffffff)), pngChunk('IDAT', deflateSync(Buffer.alloc(100)))),
    'refused',
  ),
  avatar(
    'one pixel wide and far too high',
    png(pngChunk('IHDR', header(1, 60_000_000)), pngChunk('IDAT', deflateSync(Buffer.alloc(100)))),
    'refused',
  ),
  avatar(
    'no pixels at all',
    png(pngChunk('IHDR', header(0, 0)), pngChunk('IDAT', deflateSync(Buffer.alloc(1)))),
    'refused',
  ),
  avatar('kilobytes that become 900 MB', pngBomb(17_000), 'refused'),
  avatar('as large as we read at all, with 16 bits', pngBomb(7_000, 16, 6), 'either'),
  avatar('cut off in the middle', good.subarray(0, Math.floor(good.length / 2)), 'refused'),
  avatar('a JPEG cut off in the middle', jpeg.subarray(0, Math.floor(jpeg.length / 2)), 'either', 'a.jpg'),
  avatar('only the beginning of a JPEG', Buffer.from([0xff, 0xd8, 0xff]), 'refused', 'a.jpg'),
  avatar('only the beginning of a PNG', SIGNATURE, 'refused'),
  avatar('nothing but zeros', Buffer.alloc(4_096), 'refused'),
  avatar('a single byte', Buffer.from([0xff]), 'refused'),
  avatar(
    'a wrong check sum',
    png(pngChunk('IHDR', header(8, 8), 1), pngChunk('IDAT', deflateSync(Buffer.alloc(200)))),
    'either',
  ),
  avatar(
    'pixels that cannot be unpacked',
    png(pngChunk('IHDR', header(8, 8)), pngChunk('IDAT', text(SCRIPT))),
    'refused',
  ),
  avatar(
    'two headers',
    png(
      pngChunk('IHDR', header(8, 8)),
      pngChunk('IHDR', header(9_000, 9_000)),
      pngChunk('IDAT', deflateSync(Buffer.alloc(200))),
    ),
    'either',
  ),
  avatar('an animated PNG', apng, 'either'),
  avatar('an animated GIF', await animated('gif'), 'refused'),
  avatar('an animated WebP', await animated('webp'), 'refused'),
  avatar('a TIFF', await plain().tiff().toBuffer(), 'refused', 'a.jpg'),
  avatar('an AVIF', await plain().avif({ effort: 0 }).toBuffer(), 'refused', 'a.jpg'),
  avatar(
    'a HEIC',
    Buffer.concat([Buffer.from([0, 0, 0, 24]), text(`ftypheic\0\0\0\0${MARKER}`)]),
    'refused',
    'a.jpg',
  ),
  avatar('a BMP', Buffer.concat([text('BM'), Buffer.alloc(200)]), 'refused', 'a.jpg'),
  avatar('an icon', Buffer.concat([Buffer.from([0, 0, 1, 0, 1, 0]), Buffer.alloc(100)]), 'refused', 'a.jpg'),
  avatar('a Photoshop file', Buffer.concat([text('8BPS'), Buffer.alloc(200)]), 'refused', 'a.jpg'),
  avatar('a JPEG in CMYK', await plain().toColourspace('cmyk').jpeg().toBuffer(), 'cleaned', 'a.jpg'),
  avatar('a PNG with 16 bits', await plain().toColourspace('rgb16').png().toBuffer(), 'cleaned'),
  { ...avatar('a signature that is a page', text(SCRIPT), 'refused'), kind: 'signature' },
  {
    ...avatar('a logo with a page behind it', Buffer.concat([good, text(SCRIPT)]), 'cleaned'),
    kind: 'organization',
  },
  {
    ...avatar('a signature with a script in it', pngWith(pngChunk('tEXt', text(`a\0${SCRIPT}`))), 'cleaned'),
    kind: 'signature',
  },
  {
    ...avatar('a license with a comment', jpegWith(jpeg, 0xfe, text(SCRIPT)), 'cleaned', 'a.jpg'),
    kind: 'license',
  },
  ...HOSTILE_PDFS,
];
