import type { ScanFacts } from '@archway/contract/scan/model';
import type { Mesh } from '@archway/mesh/core/mesh';
import { recognizeFormat } from '@archway/mesh/formats/format';
import { MeshError, type MeshProblem } from '@archway/mesh/formats/mesh-error';
import { readMesh } from '@archway/mesh/formats/read';
import { FileRefused } from './file-refused.ts';
import type { FileProblem } from './protocol.ts';

/** What the file itself says of its mesh. */
export type ReadFile = Pick<ScanFacts, 'format' | 'hasColors'>;

export function meshOf(file: Buffer): ReadFile & { mesh: Mesh } {
  const format = recognizeFormat(file);
  const mesh = parsed(file);
  if (format === null) throw new FileRefused('unreadable');
  return { mesh, format, hasColors: mesh.colors !== null };
}

/** Everything else that a reader refuses is not what its name says, or is broken. */
const PROBLEMS: Partial<Record<MeshProblem, FileProblem>> = {
  tooManyTriangles: 'tooLarge',
  tooManyVertices: 'tooLarge',
  empty: 'empty',
};

function parsed(file: Buffer): Mesh {
  try {
    return readMesh(file);
  } catch (error) {
    if (!(error instanceof MeshError)) throw error;
    throw new FileRefused(PROBLEMS[error.reason] ?? 'unreadable');
  }
}
