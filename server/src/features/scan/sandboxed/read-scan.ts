import type { ScanFacts } from '@archway/contract/scan/model';
import { deriveFromScan, type DerivedScan } from '@archway/mesh/derive/derive';
import { recognizeFormat } from '@archway/mesh/formats/format';
import { MeshError, type MeshProblem } from '@archway/mesh/formats/mesh-error';
import { readMesh } from '@archway/mesh/formats/read';
import { guessRole } from '@archway/rules/guess-scan-role';
import type { Mesh } from '@archway/mesh/core/mesh';
import type { Picture } from '@archway/mesh/picture/picture';
import sharp from 'sharp';
import { FileRefused } from './file-refused.ts';
import type { DerivedName, FileProblem } from './protocol.ts';
import { tell, tellBytes } from './tell.ts';

/** Reads a mesh, and hands over what is made of it to look at and what is known about it. */
export async function readScan(name: string, file: Buffer): Promise<void> {
  await tell({ say: 'step', step: 'reading' });
  const format = recognizeFormat(file);
  const mesh = meshOf(file);
  if (format === null) throw new FileRefused('unreadable');
  await tell({ say: 'step', step: 'preparing' });
  const derived = await deriveFromScan(mesh);
  await handOver('preview', derived.preview);
  await handOver('full', derived.full);
  await handOver('thumbnail', await pngOf(derived.thumbnail));
  const { role, sure: roleIsSure } = guessRole(name, derived.jaw);
  const { previewTriangles, fullTriangles } = derived;
  const facts = factsOf(derived, { format, hasColors: mesh.colors !== null });
  await tell({ say: 'scan', facts, role, roleIsSure, previewTriangles, fullTriangles });
}

/** Everything else that a reader refuses is not what its name says, or is broken. */
const PROBLEMS: Partial<Record<MeshProblem, FileProblem>> = {
  tooManyTriangles: 'tooLarge',
  tooManyVertices: 'tooLarge',
  empty: 'empty',
};

function meshOf(file: Buffer): Mesh {
  try {
    return readMesh(file);
  } catch (error) {
    if (!(error instanceof MeshError)) throw error;
    throw new FileRefused(PROBLEMS[error.reason] ?? 'unreadable');
  }
}

async function handOver(name: DerivedName, bytes: Uint8Array): Promise<void> {
  await tell({ say: 'derived', name, size: bytes.length });
  await tellBytes(bytes);
}

const pngOf = ({ width, height, rgba }: Picture): Promise<Buffer> =>
  sharp(rgba, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 9 })
    .toBuffer();

function factsOf(
  { report, unit, previewError, simplifiedForView }: DerivedScan,
  file: Pick<ScanFacts, 'format' | 'hasColors'>,
): ScanFacts {
  const { triangles, vertices, holes, holeBorders, islands, nonManifoldEdges, bounds } = report;
  return {
    ...file,
    triangles,
    vertices,
    holes,
    holeBorders: holeBorders.map(({ at, length }) => ({ at: [...at], millimeters: rounded(length) })),
    islands,
    nonManifoldEdges,
    bounds: { min: [...bounds.min], max: [...bounds.max] },
    unit: unit.unit,
    unitIsSure: unit.sure,
    toMillimeters: unit.factorToMm,
    previewError: previewError.max,
    isSimplified: simplifiedForView,
  };
}

/** A thousandth of a millimeter is enough. */
const rounded = (value: number): number => Math.round(value * 1_000) / 1_000;
