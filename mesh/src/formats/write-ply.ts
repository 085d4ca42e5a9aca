import { type Mesh, triangleCount, vertexCount } from '../core/mesh.ts';
import { floatText } from './float-text.ts';
import { latin1Bytes } from './latin1.ts';
import { TextWriter } from './text-writer.ts';
import { viewOf } from './view-of.ts';

export interface PlyOptions {
  /** Text instead of binary. */
  ascii?: boolean;
  bigEndian?: boolean;
  /** A number from 0 to 255 for each vertex, written as the property "label". */
  labels?: Uint8Array;
}

/** Writes a PLY: binary with the low byte first, unless told otherwise. */
export function writePly(mesh: Mesh, options: PlyOptions = {}): Uint8Array {
  const header = plyHeader(mesh, options);
  return options.ascii === true ? textPly(mesh, options, header) : binaryPly(mesh, options, header);
}

function plyHeader(mesh: Mesh, { ascii = false, bigEndian = false, labels }: PlyOptions): string {
  const format = ascii ? 'ascii' : bigEndian ? 'binary_big_endian' : 'binary_little_endian';
  return [
    'ply',
    `format ${format} 1.0`,
    `element vertex ${vertexCount(mesh)}`,
    ...['x', 'y', 'z'].map((name) => `property float ${name}`),
    ...(mesh.colors === null ? [] : ['red', 'green', 'blue'].map((name) => `property uchar ${name}`)),
    ...(labels === undefined ? [] : ['property uchar label']),
    `element face ${triangleCount(mesh)}`,
    'property list uchar int vertex_indices',
    'end_header\n',
  ].join('\n');
}

function binaryPly({ positions, indices, colors }: Mesh, { bigEndian, labels }: PlyOptions, header: string) {
  const vertices = vertexCount({ positions });
  const perVertex = 12 + (colors === null ? 0 : 3) + (labels === undefined ? 0 : 1);
  const bytes = new Uint8Array(header.length + vertices * perVertex + triangleCount({ indices }) * 13);
  bytes.set(latin1Bytes(header));
  const view = viewOf(bytes);
  const isLittle = bigEndian !== true;
  let at = header.length;
  for (let i = 0; i < vertices; i++) {
    for (let k = 0; k < 3; k++, at += 4) view.setFloat32(at, positions[i * 3 + k]!, isLittle);
    if (colors !== null) for (let k = 0; k < 3; k++) bytes[at++] = colors[i * 3 + k]!;
    if (labels !== undefined) bytes[at++] = labels[i]!;
  }
  for (let i = 0; i < indices.length; i += 3) {
    bytes[at++] = 3;
    for (let k = 0; k < 3; k++, at += 4) view.setUint32(at, indices[i + k]!, isLittle);
  }
  return bytes;
}

function textPly({ positions, indices, colors }: Mesh, { labels }: PlyOptions, header: string): Uint8Array {
  const vertices = vertexCount({ positions });
  const writer = new TextWriter(header.length + vertices * 40 + triangleCount({ indices }) * 24);
  writer.write(header);
  for (let i = 0; i < vertices; i++) {
    const at = i * 3;
    let line = `${floatText(positions[at]!)} ${floatText(positions[at + 1]!)} ${floatText(positions[at + 2]!)}`;
    if (colors !== null) line += ` ${colors[at]} ${colors[at + 1]} ${colors[at + 2]}`;
    if (labels !== undefined) line += ` ${labels[i]}`;
    writer.write(`${line}\n`);
  }
  for (let i = 0; i < indices.length; i += 3)
    writer.write(`3 ${indices[i]} ${indices[i + 1]} ${indices[i + 2]}\n`);
  return writer.finish();
}
