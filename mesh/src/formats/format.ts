import { beginsAsText } from './text-beginning.ts';
import { looksLikeObj } from './obj-beginning.ts';
import { stlKind } from './stl-layout.ts';

export type MeshFormat = 'stl' | 'ply' | 'obj';

/** What a file is by its content, whatever it is called. */
export function recognizeFormat(bytes: Uint8Array): MeshFormat | null {
  if (beginsWithPly(bytes)) return 'ply';
  if (stlKind(bytes) !== null) return 'stl';
  return beginsAsText(bytes) && looksLikeObj(bytes) ? 'obj' : null;
}

function beginsWithPly(bytes: Uint8Array): boolean {
  const [p, l, y, end] = bytes;
  return p === 0x70 && l === 0x6c && y === 0x79 && (end === 0x0a || end === 0x0d);
}
