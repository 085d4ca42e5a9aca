import { type Mesh, triangleCount, vertexCount } from '../core/mesh.ts';
import { floatText } from './float-text.ts';
import { TextWriter } from './text-writer.ts';

/** Colors as most programs expect them, from 0 to 1. Four decimals are enough to get each of the 256 back. */
const BRIGHTNESS = Array.from({ length: 256 }, (_, i) => String(Number((i / 255).toFixed(4))));

/** Writes an OBJ, with the colors behind the coordinates. */
export function writeObj({ positions, indices, colors }: Mesh): Uint8Array {
  const vertices = vertexCount({ positions });
  const writer = new TextWriter(vertices * 40 + triangleCount({ indices }) * 24);
  for (let i = 0; i < vertices * 3; i += 3) {
    let line = `v ${floatText(positions[i]!)} ${floatText(positions[i + 1]!)} ${floatText(positions[i + 2]!)}`;
    if (colors !== null)
      line += ` ${BRIGHTNESS[colors[i]!]} ${BRIGHTNESS[colors[i + 1]!]} ${BRIGHTNESS[colors[i + 2]!]}`;
    writer.write(`${line}\n`);
  }
  for (let i = 0; i < indices.length; i += 3)
    writer.write(`f ${indices[i]! + 1} ${indices[i + 1]! + 1} ${indices[i + 2]! + 1}\n`);
  return writer.finish();
}
