/**
 * How a surface cuts a cell of the grid. Corners are numbered by bits (1 for x, 2 for y, 4 for z), a mask has the bits of
 * the corners inside the solid. Edges are numbered by axis and by their lower corner.
 */
export const edgeAt = (axis: number, corner: number): number => axis * 8 + corner;

const EDGES = 24;

/** For each edge the part of the surface that cuts it, or -1. */
export interface CellParts {
  partOf: Int8Array;
  count: number;
}

/** Faces are numbered by axis and side; a face is in doubt if its inside corners lie across from each other. */
export const faceAt = (axis: number, side: number): number => axis * 2 + side;

export function isFaceInDoubt(mask: number, axis: number, side: number): boolean {
  const [a, b, c, d] = faceCorners(axis, side).map((corner) => (mask >> corner) & 1);
  return a === d && b === c && a !== b;
}

/** The corner with neither, with the first, with the second and with both of the other axes' bits. */
function faceCorners(axis: number, side: number): number[] {
  const base = side << axis;
  const first = 1 << ((axis + 1) % 3);
  const second = 1 << ((axis + 2) % 3);
  return [base, base | first, base | second, base | first | second];
}

/** The two edges of a face that meet in a corner. */
function edgesInCorner(axis: number, corner: number): [number, number] {
  const [first, second] = [(axis + 1) % 3, (axis + 2) % 3];
  return [edgeAt(first, corner & ~(1 << first)), edgeAt(second, corner & ~(1 << second))];
}

const known = new Map<number, CellParts>();

/**
 * The separate parts of the surface in a cell. Where a face is in doubt its inside corners are held apart, unless the
 * face is in `joined` (bits by `faceAt`): cells on both sides of a face must agree.
 */
export function partsOf(mask: number, joined: number): CellParts {
  const key = mask | (joined << 8);
  let parts = known.get(key);
  if (parts === undefined) {
    parts = findParts(mask, joined);
    known.set(key, parts);
  }
  return parts;
}

function findParts(mask: number, joined: number): CellParts {
  const parent = Array.from({ length: EDGES }, (_, edge) => edge);
  const root = (edge: number): number => (parent[edge] === edge ? edge : root(parent[edge]!));
  const join = (a: number, b: number): void => {
    parent[root(a)] = root(b);
  };
  const isInside = (corner: number): boolean => ((mask >> corner) & 1) === 1;
  const isCut = (axis: number, corner: number): boolean =>
    isInside(corner) !== isInside(corner | (1 << axis));
  for (let axis = 0; axis < 3; axis++) {
    for (let side = 0; side < 2; side++) {
      const corners = faceCorners(axis, side);
      if (isFaceInDoubt(mask, axis, side)) {
        const areJoined = ((joined >> faceAt(axis, side)) & 1) === 1;
        for (const corner of corners)
          if (isInside(corner) !== areJoined) join(...edgesInCorner(axis, corner));
        continue;
      }
      const cut = faceEdges(axis, corners).filter(([along, corner]) => isCut(along, corner));
      const [one, other] = cut.map(([along, corner]) => edgeAt(along, corner));
      if (one !== undefined && other !== undefined) join(one, other);
    }
  }
  const partOf = new Int8Array(EDGES).fill(-1);
  const roots: number[] = [];
  for (let axis = 0; axis < 3; axis++) {
    for (let corner = 0; corner < 8; corner++) {
      if ((corner >> axis) & 1 || !isCut(axis, corner)) continue;
      const found = root(edgeAt(axis, corner));
      if (!roots.includes(found)) roots.push(found);
      partOf[edgeAt(axis, corner)] = roots.indexOf(found);
    }
  }
  return { partOf, count: roots.length };
}

/** The four edges of a face, each as the axis it runs along and its lower corner. */
function faceEdges(axis: number, corners: readonly number[]): [number, number][] {
  const [base, first, second] = corners as [number, number, number, number];
  const [a, b] = [(axis + 1) % 3, (axis + 2) % 3];
  return [
    [a, base],
    [a, second],
    [b, base],
    [b, first],
  ];
}

/** Whether both lines that cross a face in doubt belong to one part of the surface. */
export function isOnePartAcross(mask: number, axis: number, side: number): boolean {
  const { partOf } = partsOf(mask, 0);
  const parts = faceEdges(axis, faceCorners(axis, side)).map(
    ([along, corner]) => partOf[edgeAt(along, corner)],
  );
  return parts.every((part) => part === parts[0]);
}
