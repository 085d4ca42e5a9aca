import type { Mesh } from '../core/mesh.ts';
import { checkCoordinate } from './coordinate.ts';
import type { MeshLimits } from './limits.ts';
import { MeshError } from './mesh-error.ts';
import type { PlyElement } from './ply-header.ts';
import { checkRows, readListLength } from './ply-list.ts';
import type { PlyScalar } from './ply-scalar.ts';
import type { PlySource } from './ply-source.ts';

const COORDINATES = ['x', 'y', 'z'];
const COLORS = [
  ['red', 'green', 'blue'],
  ['diffuse_red', 'diffuse_green', 'diffuse_blue'],
  ['r', 'g', 'b'],
];

/** What the full brightness of a color is, by the type it is written in. */
const BRIGHTEST: Partial<Record<PlyScalar, number>> = { uint16: 65_535, float32: 1, float64: 1 };

export type PlyVertices = Pick<Mesh, 'positions' | 'colors'>;

export function readPlyVertices(element: PlyElement, source: PlySource, limits: MeshLimits): PlyVertices {
  const { rows, properties } = element;
  checkRows(element, source);
  if (rows > limits.vertices) throw new MeshError('tooManyVertices', `more than ${limits.vertices} vertices`);
  const [x, y, z] = columnsOf(element, COORDINATES) ?? [];
  if (x === undefined || y === undefined || z === undefined)
    throw new MeshError('malformed', 'vertices do not have the properties x, y and z');
  const colorColumns = COLORS.map((names) => columnsOf(element, names)).find((found) => found !== null);
  const positions = new Float32Array(rows * 3);
  const colors = colorColumns === undefined ? null : new Uint8Array(rows * 3);
  const scales = (colorColumns ?? []).map((column) => 255 / (BRIGHTEST[properties[column]!.type] ?? 255));
  const values = new Float64Array(properties.length);
  for (let row = 0; row < rows; row++) {
    readRow(element, source, values);
    positions[row * 3] = checkCoordinate(values[x]!);
    positions[row * 3 + 1] = checkCoordinate(values[y]!);
    positions[row * 3 + 2] = checkCoordinate(values[z]!);
    if (colors === null || colorColumns === undefined) continue;
    for (let i = 0; i < 3; i++) colors[row * 3 + i] = brightness(values[colorColumns[i]!]! * scales[i]!);
  }
  return { positions, colors };
}

/** Where these properties stand in a row; null unless all are there, as single values. */
function columnsOf({ properties }: PlyElement, names: readonly string[]): number[] | null {
  const columns = names.map((wanted) =>
    properties.findIndex(({ name, countType }) => name === wanted && countType === null),
  );
  return columns.includes(-1) ? null : columns;
}

function readRow({ properties }: PlyElement, source: PlySource, values: Float64Array): void {
  for (let i = 0; i < properties.length; i++) {
    const { type, countType } = properties[i]!;
    if (countType === null) values[i] = source.next(type);
    else source.skip(type, readListLength(source, countType, type));
  }
}

const brightness = (value: number): number => Math.round(Math.min(255, Math.max(0, value)));
