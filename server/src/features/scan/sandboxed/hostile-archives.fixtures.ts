import { randomBytes } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { endRecord, zipOf, type ZipEntry } from '../../../testing/zip.ts';
import type { FileProblem } from './protocol.ts';

export interface HostileArchive {
  what: string;
  bytes: () => Buffer;
  problem: FileProblem;
}

const MEGABYTE = 1_048_576;
const STL = Buffer.from('solid a\nendsolid a\n');
const SYMLINK = 0o120777 * 65_536;
const DEVICE = 0o060644 * 65_536;

const refused = (what: string, bytes: () => Buffer, problem: FileProblem = 'unreadable'): HostileArchive => ({
  what,
  bytes,
  problem,
});

const one = (entry: Partial<ZipEntry>): Buffer => zipOf([{ name: 'a.stl', bytes: STL, ...entry }]);

/** Many names for the same packed bytes: what makes gigabytes of a small file. */
function overlapping(count: number): Buffer {
  const bytes = Buffer.alloc(MEGABYTE);
  const packed = deflateRawSync(bytes);
  return zipOf([
    { name: '0.stl', bytes, packed },
    ...Array.from({ length: count }, (_, i) => ({ name: `${i + 1}.stl`, bytes, packed, offset: 0 })),
  ]);
}

/** What ends a zip of the large kind: another record before the usual one, and where it is. */
function zip64(record: { entries: bigint; offset: bigint }, at: bigint): Buffer {
  const end = Buffer.alloc(56);
  end.write('PK\x06\x06', 'latin1');
  end.writeBigUInt64LE(44n, 4);
  end.writeBigUInt64LE(record.entries, 24);
  end.writeBigUInt64LE(record.entries, 32);
  end.writeBigUInt64LE(record.offset, 48);
  const locator = Buffer.alloc(20);
  locator.write('PK\x06\x07', 'latin1');
  locator.writeBigUInt64LE(at, 8);
  locator.writeUInt32LE(1, 16);
  const usual = endRecord(0xffff, 0xffffffff, 0xffffffff);
  return Buffer.concat([end, locator, usual]);
}

/** As many as ten to the power of its depth, each within the one before. */
function nested(depth: number): Buffer {
  let bytes = zipOf([{ name: 'zeros.stl', bytes: Buffer.alloc(MEGABYTE) }]);
  for (let i = 0; i < depth; i += 1) {
    const inner = bytes;
    bytes = zipOf(Array.from({ length: 10 }, (_, n) => ({ name: `${n}.zip`, bytes: inner })));
  }
  return bytes;
}

function manyEntries(count: number): Buffer {
  const name = Buffer.from('a.stl');
  const entry = zipOf([{ name, bytes: Buffer.alloc(0), method: 0 }]);
  const [local, central] = [entry.subarray(0, 35), entry.subarray(35, 35 + 51)];
  const list = Buffer.concat(Array.from({ length: count }, () => central));
  return Buffer.concat([
    local,
    list,
    zip64({ entries: BigInt(count), offset: BigInt(local.length) }, BigInt(local.length + list.length)),
  ]);
}

const whole = (): Buffer => zipOf([{ name: 'a.stl', bytes: randomBytes(50_000) }]);

/** Archives that were made to do harm, or are broken. */
export const HOSTILE_ARCHIVES: readonly HostileArchive[] = [
  refused('much out of little', () => one({ bytes: Buffer.alloc(100 * MEGABYTE) }), 'tooLarge'),
  refused('much out of little, which says it is less', () =>
    one({ bytes: Buffer.alloc(100 * MEGABYTE), size: MEGABYTE }),
  ),
  refused(
    'more than there may be in all',
    () => one({ size: 0xfffffff0, packedSize: 0x7ffffff0 }),
    'tooLarge',
  ),
  refused('entries that share their bytes', () => overlapping(1_500), 'tooLarge'),
  refused('two entries at the same place', () =>
    zipOf([
      { name: 'a.stl', bytes: STL },
      { name: 'b.stl', bytes: STL, offset: 0 },
    ]),
  ),
  refused('an archive in an archive, nine times', () => nested(3), 'empty'),
  refused('a million entries', () => manyEntries(1_000_000), 'tooLarge'),
  refused('2,001 entries', () => manyEntries(2_001), 'tooLarge'),
  refused('more entries than there are', () => zipOf([{ name: 'a.stl', bytes: STL }], { entries: 50 })),
  refused('a name that leads upward', () => one({ name: '../../etc/a.stl' })),
  refused('a name that leads upward in the middle', () => one({ name: 'case/../../a.stl' })),
  refused('a name that leads upward the other way', () => one({ name: '..\\..\\a.stl' })),
  refused('a name from the root', () => one({ name: '/etc/a.stl' })),
  refused('a name on a drive', () => one({ name: 'C:\\a.stl' })),
  refused('a link', () => one({ bytes: Buffer.from('/etc/passwd'), attributes: SYMLINK })),
  refused('a device', () => one({ attributes: DEVICE })),
  refused('encrypted', () => one({ flags: 0x0801 })),
  refused('encrypted where we would not have looked', () =>
    zipOf([
      { name: 'a.stl', bytes: STL },
      { name: 'order.xml', bytes: STL, flags: 0x0801 },
    ]),
  ),
  refused('strongly encrypted', () => one({ flags: 0x0841 })),
  refused('packed in a way we do not know', () => one({ method: 14 })),
  refused('an entry that is longer than it says', () => one({ bytes: Buffer.alloc(500, 'jaw'), size: 400 })),
  refused('an entry that is shorter than it says', () => one({ bytes: Buffer.alloc(500, 'jaw'), size: 600 })),
  refused('an entry whose sum is wrong', () => one({ crc: 1 })),
  refused('an entry beyond the end', () => one({ offset: 1_000_000 })),
  refused('a packed entry that goes beyond the end', () => one({ packedSize: 1_500, size: 1_500 })),
  refused('a list beyond the end', () =>
    zipOf([{ name: 'a.stl', bytes: STL }], { directoryOffset: 900_000 }),
  ),
  refused('cut off', () => whole().subarray(0, -30)),
  refused('cut in the middle', () => whole().subarray(0, 100)),
  refused('damaged in the middle', () => {
    const bytes = whole();
    bytes.fill(0xff, 60, 900);
    return bytes;
  }),
  refused(
    'of the large kind, with a count that no file could hold',
    () => Buffer.concat([STL, zip64({ entries: 2n ** 40n, offset: 0n }, BigInt(STL.length))]),
    'tooLarge',
  ),
  refused('of the large kind, with a list that is elsewhere', () =>
    Buffer.concat([STL, zip64({ entries: 1n, offset: 2n ** 40n }, BigInt(STL.length))]),
  ),
  refused('of the large kind, with an end that is elsewhere', () =>
    Buffer.concat([STL, zip64({ entries: 1n, offset: 0n }, 2n ** 62n)]),
  ),
  refused('no archive at all', () => Buffer.from('no archive at all, but text')),
  refused('nothing in it', () => zipOf([]), 'empty'),
  refused('nothing in it for us', () => zipOf([{ name: 'order.xml', bytes: STL }]), 'empty'),
];
