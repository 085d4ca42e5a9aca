import { MeshError } from './mesh-error.ts';

/** The types of values in a PLY, and how many bytes each takes. */
export const SCALAR_BYTES = {
  int8: 1,
  uint8: 1,
  int16: 2,
  uint16: 2,
  int32: 4,
  uint32: 4,
  float32: 4,
  float64: 8,
} as const;

export type PlyScalar = keyof typeof SCALAR_BYTES;

/** A map and no object: a file may name a type "constructor". */
const NAMES = new Map<string, PlyScalar>([
  ...(Object.keys(SCALAR_BYTES) as PlyScalar[]).map((type) => [type, type] as const),
  ['char', 'int8'],
  ['uchar', 'uint8'],
  ['short', 'int16'],
  ['ushort', 'uint16'],
  ['int', 'int32'],
  ['uint', 'uint32'],
  ['float', 'float32'],
  ['double', 'float64'],
]);

export function plyScalar(name: string): PlyScalar {
  const type = NAMES.get(name);
  if (type === undefined) throw new MeshError('malformed', 'a property has an unknown type');
  return type;
}

export const isWholeNumber = (type: PlyScalar): boolean => type !== 'float32' && type !== 'float64';
