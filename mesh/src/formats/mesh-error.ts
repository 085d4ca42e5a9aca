export const MESH_PROBLEMS = [
  'unknownFormat',
  'truncated',
  'malformed',
  'tooManyTriangles',
  'tooManyVertices',
  'notFinite',
  'badIndex',
  'empty',
] as const;

/** Why a file is refused. */
export type MeshProblem = (typeof MESH_PROBLEMS)[number];

/** The only error that reading a file ends with. The message is for developers, and quotes nothing of the file. */
export class MeshError extends Error {
  override name = 'MeshError';
  readonly reason: MeshProblem;

  constructor(reason: MeshProblem, message: string) {
    super(message);
    this.reason = reason;
  }
}
