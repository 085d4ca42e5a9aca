import { writeStl } from '@archway/mesh/formats/write-stl';
import type { Mesh } from '@archway/mesh/core/mesh';

/** A wavy sheet of 2 × side × side triangles, which differs from every other one. */
export function someMesh(side = 20, colors = false): Mesh {
  const [row, wave] = [side + 1, 1 + Math.random()];
  const positions = Float32Array.from({ length: row * row * 3 }, (_, i) => {
    const [x, y] = [Math.floor(i / 3) % row, Math.floor(i / 3 / row)];
    return [x * 2, y * 2, Math.sin(x * wave) + Math.cos(y)][i % 3] ?? 0;
  });
  const indices = Array.from({ length: side * side }, (_, i) => {
    const a = Math.floor(i / side) * row + (i % side);
    return [a, a + 1, a + row, a + 1, a + row + 1, a + row];
  });
  return {
    positions,
    indices: Uint32Array.from(indices.flat()),
    colors: colors ? new Uint8Array(row * row * 3).fill(180) : null,
  };
}

/** As above, as a binary STL. */
export const someStl = (side?: number): Buffer => Buffer.from(writeStl(someMesh(side)));
