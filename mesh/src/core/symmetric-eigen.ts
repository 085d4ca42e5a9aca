export interface Eigen {
  /** From the largest to the smallest. */
  values: number[];
  /** One unit vector for each value. */
  vectors: number[][];
}

const ROUNDS = 40;

/** Eigenvalues and eigenvectors of a small symmetric matrix, by Jacobi's rotations. */
export function symmetricEigen(matrix: readonly (readonly number[])[]): Eigen {
  const size = matrix.length;
  const a = matrix.map((row) => [...row]);
  const vectors = a.map((_, i) => a.map((__, j) => (i === j ? 1 : 0) as number));
  for (let round = 0; round < ROUNDS; round++) {
    let rest = 0;
    for (let p = 0; p < size; p++) {
      for (let q = p + 1; q < size; q++) {
        rest += Math.abs(a[p]![q]!);
        rotate(a, vectors, p, q);
      }
    }
    if (rest === 0) break;
  }
  const order = a.map((_, i) => i).toSorted((i, j) => a[j]![j]! - a[i]![i]!);
  return { values: order.map((i) => a[i]![i]!), vectors: order.map((i) => vectors.map((row) => row[i]!)) };
}

/** Turns the axes p and q so far that a[p][q] becomes zero. */
function rotate(a: number[][], vectors: number[][], p: number, q: number): void {
  const off = a[p]![q]!;
  // Below what rounding leaves of the diagonal it is nothing.
  if (Math.abs(off) <= Number.EPSILON * 0.1 * (Math.abs(a[p]![p]!) + Math.abs(a[q]![q]!))) {
    a[p]![q] = 0;
    a[q]![p] = 0;
    return;
  }
  const theta = (a[q]![q]! - a[p]![p]!) / (2 * off);
  const tangent = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.hypot(theta, 1));
  const cosine = 1 / Math.hypot(tangent, 1);
  const sine = tangent * cosine;
  const turn = (row: number[]): void => {
    const [x, y] = [row[p]!, row[q]!];
    row[p] = cosine * x - sine * y;
    row[q] = sine * x + cosine * y;
  };
  for (const row of a) turn(row);
  const [rowP, rowQ] = [a[p]!, a[q]!];
  for (let i = 0; i < a.length; i++) {
    const [x, y] = [rowP[i]!, rowQ[i]!];
    rowP[i] = cosine * x - sine * y;
    rowQ[i] = sine * x + cosine * y;
  }
  for (const row of vectors) turn(row);
}
