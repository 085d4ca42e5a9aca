import { crc32, deflateRawSync } from 'node:zlib';

/** An entry of a zip, and what may be said about it that is not so. */
export interface ZipEntry {
  name: string | Buffer;
  bytes?: Buffer;
  /** 8 is deflate, 0 as it is. */
  method?: number;
  flags?: number;
  /** The mode of Unix in the upper half. */
  attributes?: number;
  /** Lies, in the entry's headers alone. */
  size?: number;
  packedSize?: number;
  crc?: number;
  /** Where it is said to begin; entries may share bytes. */
  offset?: number;
  /** Packed already. */
  packed?: Buffer;
}

export interface ZipEnd {
  entries?: number;
  directorySize?: number;
  directoryOffset?: number;
}

/** A zip of these entries; `end` is what the record at its end says, if it is not the truth. */
export function zipOf(entries: readonly ZipEntry[], end: ZipEnd = {}): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const written = writeEntry(entry, offset);
    locals.push(written.local);
    directory.push(written.central);
    offset += written.local.length;
  }
  const list = Buffer.concat(directory);
  return Buffer.concat([...locals, list, endRecord(entries.length, list.length, offset, end)]);
}

function writeEntry(entry: ZipEntry, at: number): { local: Buffer; central: Buffer } {
  const { bytes = Buffer.alloc(0), method = 8, flags = 0x0800, attributes = 0o100644 * 65_536 } = entry;
  const name = typeof entry.name === 'string' ? Buffer.from(entry.name) : entry.name;
  const packed = entry.packed ?? (method === 8 ? deflateRawSync(bytes) : bytes);
  const shared = Buffer.alloc(26);
  shared.writeUInt16LE(20, 0);
  shared.writeUInt16LE(flags, 2);
  shared.writeUInt16LE(method, 4);
  shared.writeUInt32LE(entry.crc ?? crc32(bytes), 10);
  shared.writeUInt32LE(entry.packedSize ?? packed.length, 14);
  shared.writeUInt32LE(entry.size ?? bytes.length, 18);
  shared.writeUInt16LE(name.length, 22);
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(attributes >>> 0, 6);
  rest.writeUInt32LE(entry.offset ?? at, 10);
  return {
    local: Buffer.concat([Buffer.from('PK\x03\x04'), shared, name, packed]),
    central: Buffer.concat([Buffer.from('PK\x01\x02\x14\x03', 'latin1'), shared, rest, name]),
  };
}

export function endRecord(entries: number, size: number, offset: number, end: ZipEnd = {}): Buffer {
  const record = Buffer.alloc(22);
  record.write('PK\x05\x06', 'latin1');
  record.writeUInt16LE(Math.min(end.entries ?? entries, 0xffff), 8);
  record.writeUInt16LE(Math.min(end.entries ?? entries, 0xffff), 10);
  record.writeUInt32LE(end.directorySize ?? size, 12);
  record.writeUInt32LE(end.directoryOffset ?? offset, 16);
  return record;
}
