import type { Triangles } from './field.ts';
import { connected } from './groups.ts';

/** The triangles wanted, with the vertices they use. */
export function keepTriangles(mesh: Triangles, isKept: (triangle: number) => boolean): Triangles {
  const numbers = new Int32Array(mesh.positions.length / 3).fill(-1);
  const indices: number[] = [];
  const positions: number[] = [];
  for (let t = 0; t < mesh.indices.length; t += 3) {
    if (!isKept(t / 3)) continue;
    for (let corner = 0; corner < 3; corner++) {
      const vertex = mesh.indices[t + corner]!;
      if (numbers[vertex] === -1) {
        numbers[vertex] = positions.length / 3;
        const at = vertex * 3;
        positions.push(mesh.positions[at]!, mesh.positions[at + 1]!, mesh.positions[at + 2]!);
      }
      indices.push(numbers[vertex]!);
    }
  }
  return { positions: Float32Array.from(positions), indices: Uint32Array.from(indices) };
}

/** The largest piece of what `isMember` allows. */
export function largestPiece(mesh: Triangles, isMember: (triangle: number) => boolean): Uint8Array {
  const { indices } = mesh;
  const groups = connected(indices, mesh.positions.length / 3, isMember);
  const sizes = new Map<number, number>();
  for (let t = 0; t < indices.length; t += 3) {
    if (!isMember(t / 3)) continue;
    const group = groups.of(indices[t]!);
    sizes.set(group, (sizes.get(group) ?? 0) + 1);
  }
  const [largest] = [...sizes].reduce((a, b) => (b[1] > a[1] ? b : a), [-1, 0]);
  return Uint8Array.from({ length: indices.length / 3 }, (_, triangle) =>
    isMember(triangle) && groups.of(indices[triangle * 3]!) === largest ? 1 : 0,
  );
}
