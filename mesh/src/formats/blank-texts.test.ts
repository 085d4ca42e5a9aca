import { expect, test } from 'vitest';
import { blankTexts } from './blank-texts.ts';
import { latin1Bytes } from './latin1.ts';
import { readObj } from './read-obj.ts';
import { readPly } from './read-ply.ts';
import { readStl } from './read-stl.ts';

const bytesOf = latin1Bytes;
const textOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes);
const NAME = 'Amelia Hart';

function binaryStl(): Uint8Array {
  const bytes = new Uint8Array(84 + 50);
  bytes.set(bytesOf(`solid ${NAME} scanned 2026`));
  const view = new DataView(bytes.buffer);
  view.setUint32(80, 1, true);
  const floats = [0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0];
  for (const [i, value] of floats.entries()) view.setFloat32(84 + i * 4, value, true);
  return bytes;
}

const FACET = 'facet normal 0 0 1\nouter loop\nvertex 0 0 0\nvertex 1 0 0\nvertex 0 1 0\nendloop\nendfacet\n';
const PLY = `ply\nformat ascii 1.0\ncomment ${NAME}\r\nobj_info born ${NAME}\nelement vertex 3\nproperty float x\nproperty float y\nproperty float z\nelement face 1\nproperty list uchar int vertex_indices\nend_header\n0 0 0\n1 0 0\n0 1 0\n3 0 1 2\n`;
const OBJ = `# ${NAME}\nmtllib ${NAME}.mtl\n  o ${NAME}\ng ${NAME} lower\nv 0 0 0\nv 1 0 0\nv 0 1 0\nusemtl ${NAME}\nf 1 2 3\n#${NAME}\n`;

test.each([
  ['a binary STL', binaryStl(), readStl],
  ['an STL of text', bytesOf(`solid ${NAME}\n${FACET}endsolid ${NAME}\n`), readStl],
  ['a PLY', bytesOf(PLY), readPly],
  ['an OBJ', bytesOf(OBJ), readObj],
])('%s keeps its length and its shape, and loses every name', (_, bytes, read) => {
  expect(textOf(bytes)).toContain('Amelia');
  const before = read(bytes);
  const blanked = Uint8Array.from(bytes);
  blankTexts(blanked);
  expect(textOf(blanked)).not.toMatch(/Amelia|Hart/);
  expect(blanked).toHaveLength(bytes.length);
  expect(read(blanked)).toEqual(before);
});

test('what is no scan is refused', () => {
  expect(() => blankTexts(bytesOf('%PDF-1.7'))).toThrow('nothing that has texts');
});
